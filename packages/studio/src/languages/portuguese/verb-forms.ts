import { type RomanceVerb, romanceVerbs } from "../romance-verbs.ts";
import { regularInfinitives } from "./clause-verbs.ts";

const regular = (infinitive: string, he: string, many: string): RomanceVerb => {
  const stem = infinitive.slice(0, -2);
  if (infinitive.endsWith("ar")) {
    const soft = stem.replace(/c$/u, "qu").replace(/g$/u, "gu").replace(/ç$/u, "c");
    return {
      infinitive,
      present: { i: he.replace(/a$/u, "o"), he, we: `${stem}amos`, many },
      past: { i: `${soft}ei`, he: `${stem}ou`, we: `${stem}amos`, many: `${stem}aram` },
      was: { i: `${stem}ava`, he: `${stem}ava`, we: `${stem}ávamos`, many: `${stem}avam` },
      participle: `${stem}ado`,
    };
  }
  const isIr = infinitive.endsWith("ir");
  const own = he.replace(/e$/u, "o").replace(/co$/u, "ço").replace(/go$/u, "jo");
  return {
    infinitive,
    present: { i: own, he, we: `${stem}${isIr ? "imos" : "emos"}`, many },
    past: {
      i: `${stem}i`,
      he: `${stem}${isIr ? "iu" : "eu"}`,
      we: `${stem}${isIr ? "imos" : "emos"}`,
      many: `${stem}${isIr ? "iram" : "eram"}`,
    },
    was: { i: `${stem}ia`, he: `${stem}ia`, we: `${stem}íamos`, many: `${stem}iam` },
    participle: `${stem}ido`,
  };
};

const imperfect = (he: string): RomanceVerb["was"] => ({
  i: he,
  he,
  we: he
    .replace(/ia$/u, "íamos")
    .replace(/ava$/u, "ávamos")
    .replace(/^era$/u, "éramos")
    .replace(/inha$/u, "ínhamos")
    .replace(/unha$/u, "únhamos"),
  many: `${he}m`,
});

const LISTED = `ser é são sou somos fui foi fomos foram era sido
estar está estão estou estamos estive esteve estivemos estiveram estava estado
haver há - - - - houve - - havia havido
ter tem têm tenho temos tive teve tivemos tiveram tinha tido
ir vai vão vou vamos fui foi fomos foram ia ido
querer quer querem quero queremos quis quis quisemos quiseram queria querido
poder pode podem posso podemos pude pôde pudemos puderam podia podido
fazer faz fazem faço fazemos fiz fez fizemos fizeram fazia feito
refazer refaz refazem refaço refazemos refiz refez refizemos refizeram refazia refeito
saber sabe sabem sei sabemos soube soube soubemos souberam sabia sabido
vir vem vêm venho vimos vim veio viemos vieram vinha vindo
dizer diz dizem digo dizemos disse disse dissemos disseram dizia dito
dar dá dão dou damos dei deu demos deram dava dado
ver vê veem vejo vemos vi viu vimos viram via visto
ler lê leem leio lemos li leu lemos leram lia lido
rir ri riem rio rimos ri riu rimos riram ria rido
sorrir sorri sorriem sorrio sorrimos sorri sorriu sorrimos sorriram sorria sorrido
pôr põe põem ponho pomos pus pôs pusemos puseram punha posto
trazer traz trazem trago trazemos trouxe trouxe trouxemos trouxeram trazia trazido
cair cai caem caio caímos caí caiu caímos caíram caía caído
sair sai saem saio saímos saí saiu saímos saíram saía saído
caber cabe cabem caibo cabemos coube coube coubemos couberam cabia cabido
crer crê creem creio cremos cri creu cremos creram cria crido
conseguir consegue conseguem consigo conseguimos consegui conseguiu conseguimos conseguiram conseguia conseguido
seguir segue seguem sigo seguimos segui seguiu seguimos seguiram seguia seguido
dormir dorme dormem durmo dormimos dormi dormiu dormimos dormiram dormia dormido
descobrir descobre descobrem descubro descobrimos descobri descobriu descobrimos descobriram descobria descoberto
sentir sente sentem sinto sentimos senti sentiu sentimos sentiram sentia sentido
pedir pede pedem peço pedimos pedi pediu pedimos pediram pedia pedido
ouvir ouve ouvem ouço ouvimos ouvi ouviu ouvimos ouviram ouvia ouvido
construir constrói constroem construo construímos construí construiu construímos construíram construía construído
destruir destrói destroem destruo destruímos destruí destruiu destruímos destruíram destruía destruído
fugir foge fogem fujo fugimos fugi fugiu fugimos fugiram fugia fugido
subir sobe sobem subo subimos subi subiu subimos subiram subia subido
sumir some somem sumo sumimos sumi sumiu sumimos sumiram sumia sumido
perder perde perdem perco perdemos perdi perdeu perdemos perderam perdia perdido
servir serve servem sirvo servimos servi serviu servimos serviram servia servido
repetir repete repetem repito repetimos repeti repetiu repetimos repetiram repetia repetido
abrir abre abrem abro abrimos abri abriu abrimos abriram abria aberto
escrever escreve escrevem escrevo escrevemos escrevi escreveu escrevemos escreveram escrevia escrito
duvidar duvida duvidam
passear passeia passeiam passeio passeamos passeei passeou passeamos passearam passeava passeado`;

const MORE =
  "cansar costumar andar bastar achar acordar acreditar adormecer aproveitar avançar baixar cantar cantarolar caprichar chegar começar concordar conhecer contar continuar correr decidir deixar desistir encontrar ensaiar escutar esperar esquecer falar fechar ficar gostar gritar guardar hesitar imaginar inventar juntar lembrar levantar mudar murmurar olhar parar pensar perceber perguntar preparar procurar resmungar respirar sentar sonhar suspirar tentar tomar treinar mostrar responder entender plantar crescer adotar recomeçar faltar acontecer terminar descansar encaixar avançar soar ajudar parecer aprender viver morar querer escolher beber comer bater tremer assustar resolver virar custar girar adiantar".split(
    " ",
  );

/** Words that are nouns or prepositions more often. */
const AMBIGUOUS = new Set(
  "como para sobre entre uma nos caro amo conto jogo sonho trabalho canto passeio presente custo acordo rio sumo".split(
    " ",
  ),
);

export const verbForms = romanceVerbs(
  LISTED,
  [...regularInfinitives, ...MORE].filter((infinitive) => /(?:ar|er|ir)$/u.test(infinitive)),
  {
    regular,
    imperfect,
    pastEndings: [
      { ending: /(?<=\p{L}{2})ou$/u, infinitive: "ar", who: "he", tense: "past" },
      { ending: /(?<=\p{L}{2})aram$/u, infinitive: "ar", who: "many", tense: "past" },
      { ending: /(?<=\p{L}{2})[ei]ram$/u, infinitive: "er", who: "many", tense: "past" },
      { ending: /(?<=\p{L}{2})ava$/u, infinitive: "ar", who: "he", tense: "was" },
      { ending: /(?<=\p{L}{2})avam$/u, infinitive: "ar", who: "many", tense: "was" },
    ],
    participles: [],
    thirdPersons: (infinitive) =>
      infinitive.endsWith("ar")
        ? [`${infinitive.slice(0, -1)}`, `${infinitive.slice(0, -1)}m`]
        : [`${infinitive.slice(0, -2)}e`, `${infinitive.slice(0, -2)}em`],
  },
  AMBIGUOUS,
);
