import { type RomanceVerb, romanceVerbs } from "../romance-verbs.ts";
import { regularInfinitives } from "./clause-verbs.ts";

/** "-er" with the sounds of its stem, "-ir" as "finir", and "-re" as "rendre". */
const regular = (infinitive: string, he: string, many: string): RomanceVerb => {
  const stem = infinitive.replace(/(?:er|ir|re)$/u, "");
  const soft = stem.replace(/g$/u, "ge").replace(/c$/u, "ç");
  if (infinitive.endsWith("er"))
    return {
      infinitive,
      present: { i: he, he, we: `${soft}ons`, many },
      past: { i: `${soft}ai`, he: `${soft}a`, we: `${soft}âmes`, many: `${stem}èrent` },
      was: { i: `${soft}ais`, he: `${soft}ait`, we: `${stem}ions`, many: `${soft}aient` },
      participle: `${stem}é`,
    };
  const plural = many.replace(/ent$/u, "");
  return {
    infinitive,
    present: { i: infinitive.endsWith("re") ? `${he}s` : he.replace(/t$/u, "s"), he, we: `${plural}ons`, many },
    past: { i: `${stem}is`, he: `${stem}it`, we: `${stem}îmes`, many: `${stem}irent` },
    was: { i: `${plural}ais`, he: `${plural}ait`, we: `${plural}ions`, many: `${plural}aient` },
    participle: infinitive.endsWith("re") ? `${stem}u` : `${stem}i`,
  };
};

const imperfect = (he: string): RomanceVerb["was"] => ({
  i: he.replace(/t$/u, "s"),
  he,
  we: he.replace(/ait$/u, "ions").replace(/e(?=ions)/u, ""),
  many: he.replace(/t$/u, "ent"),
});

const LISTED = `être est sont suis sommes fus fut fûmes furent était été
avoir a ont ai avons eus eut eûmes eurent avait eu
aller va vont vais allons allai alla allâmes allèrent allait allé
faire fait font fais faisons fis fit fîmes firent faisait fait
refaire refait refont refais refaisons refis refit refîmes refirent refaisait refait
vouloir veut veulent veux voulons voulus voulut voulûmes voulurent voulait voulu
pouvoir peut peuvent peux pouvons pus put pûmes purent pouvait pu
devoir doit doivent dois devons dus dut dûmes durent devait dû
falloir faut - - - - fallut - - fallait fallu
savoir sait savent sais savons sus sut sûmes surent savait su
venir vient viennent viens venons vins vint vînmes vinrent venait venu
devenir devient deviennent deviens devenons devins devint devînmes devinrent devenait devenu
revenir revient reviennent reviens revenons revins revint revînmes revinrent revenait revenu
tenir tient tiennent tiens tenons tins tint tînmes tinrent tenait tenu
retenir retient retiennent retiens retenons retins retint retînmes retinrent retenait retenu
prendre prend prennent prends prenons pris prit prîmes prirent prenait pris
apprendre apprend apprennent apprends apprenons appris apprit apprîmes apprirent apprenait appris
comprendre comprend comprennent comprends comprenons compris comprit comprîmes comprirent comprenait compris
mettre met mettent mets mettons mis mit mîmes mirent mettait mis
promettre promet promettent promets promettons promis promit promîmes promirent promettait promis
partir part partent pars partons partis partit partîmes partirent partait parti
sortir sort sortent sors sortons sortis sortit sortîmes sortirent sortait sorti
dormir dort dorment dors dormons dormis dormit dormîmes dormirent dormait dormi
endormir endort endorment endors endormons endormis endormit endormîmes endormirent endormait endormi
sentir sent sentent sens sentons sentis sentit sentîmes sentirent sentait senti
servir sert servent sers servons servis servit servîmes servirent servait servi
courir court courent cours courons courus courut courûmes coururent courait couru
accourir accourt accourent accours accourons accourus accourut accourûmes accoururent accourait accouru
mourir meurt meurent meurs mourons mourus mourut mourûmes moururent mourait mort
voir voit voient vois voyons vis vit vîmes virent voyait vu
revoir revoit revoient revois revoyons revis revit revîmes revirent revoyait revu
croire croit croient crois croyons crus crut crûmes crurent croyait cru
boire boit boivent bois buvons bus but bûmes burent buvait bu
recevoir reçoit reçoivent reçois recevons reçus reçut reçûmes reçurent recevait reçu
dire dit disent dis disons dis dit dîmes dirent disait dit
lire lit lisent lis lisons lus lut lûmes lurent lisait lu
relire relit relisent relis relisons relus relut relûmes relurent relisait relu
écrire écrit écrivent écris écrivons écrivis écrivit écrivîmes écrivirent écrivait écrit
vivre vit vivent vis vivons vécus vécut vécûmes vécurent vivait vécu
suivre suit suivent - suivons suivis suivit suivîmes suivirent suivait suivi
rire rit rient ris rions ris rit rîmes rirent riait ri
sourire sourit sourient souris sourions souris sourit sourîmes sourirent souriait souri
ouvrir ouvre ouvrent ouvre ouvrons ouvris ouvrit ouvrîmes ouvrirent ouvrait ouvert
découvrir découvre découvrent découvre découvrons découvris découvrit découvrîmes découvrirent découvrait découvert
offrir offre offrent offre offrons offris offrit offrîmes offrirent offrait offert
construire construit construisent construis construisons construisis construisit construisîmes construisirent construisait construit
conduire conduit conduisent conduis conduisons conduisis conduisit conduisîmes conduisirent conduisait conduit
détruire détruit détruisent détruis détruisons détruisis détruisit détruisîmes détruisirent détruisait détruit
connaître connaît connaissent connais connaissons connus connut connûmes connurent connaissait connu
reconnaître reconnaît reconnaissent reconnais reconnaissons reconnus reconnut reconnûmes reconnurent reconnaissait reconnu
disparaître disparaît disparaissent disparais disparaissons disparus disparut disparûmes disparurent disparaissait disparu
apparaître apparaît apparaissent apparais apparaissons apparus apparut apparûmes apparurent apparaissait apparu
paraître paraît paraissent parais paraissons parus parut parûmes parurent paraissait paru
naître naît naissent nais naissons naquis naquit naquîmes naquirent naissait né
peindre peint peignent peins peignons peignis peignit peignîmes peignirent peignait peint
craindre craint craignent crains craignons craignis craignit craignîmes craignirent craignait craint
rejoindre rejoint rejoignent rejoins rejoignons rejoignis rejoignit rejoignîmes rejoignirent rejoignait rejoint
asseoir assied asseyent assieds asseyons assis assit assîmes assirent asseyait assis
battre bat battent bats battons battis battit battîmes battirent battait battu
plaire plaît plaisent plais plaisons plus plut plûmes plurent plaisait plu
pleuvoir pleut - - - - plut - - pleuvait plu
fuir fuit fuient fuis fuyons fuis fuit fuîmes fuirent fuyait fui
accueillir accueille accueillent accueille accueillons accueillis accueillit accueillîmes accueillirent accueillait accueilli
finir finit finissent
choisir choisit choisissent
grandir grandit grandissent
réussir réussit réussissent
réfléchir réfléchit réfléchissent
réjouir réjouit réjouissent
remplir remplit remplissent
nourrir nourrit nourrissent
perdre perd perdent
vendre vend vendent
rendre rend rendent
attendre attend attendent
entendre entend entendent
descendre descend descendent
répondre répond répondent
appeler appelle appellent
jeter jette jettent
acheter achète achètent
lever lève lèvent
relever relève relèvent
emmener emmène emmènent
amener amène amènent
ramener ramène ramènent
promener promène promènent
enlever enlève enlèvent
répéter répète répètent
préférer préfère préfèrent
protéger protège protègent
espérer espère espèrent
envoyer envoie envoient
essayer essaie essaient
nettoyer nettoie nettoient
ennuyer ennuie ennuient
récupérer récupère récupèrent
libérer libère libèrent
soigner soigne soignent`;

const MORE =
  "sauter plonger pousser continuer ressembler douter durer éloigner envoler rêver souffler appliquer approcher baisser contempler croiser échouer éclater étirer exercer fredonner grogner hocher imaginer inventer murmurer parler penser poser rayonner recommencer reculer redresser repenser respirer savourer soupirer trouver retrouver tourner manquer ronger arranger réaliser rêver adorer jouer déménager transformer demander gagner planter pousser adopter marcher attraper".split(
    " ",
  );

/** Words that are also others, or more often. */
const AMBIGUOUS = new Set("- plus plut".split(" "));

export const verbForms = romanceVerbs(
  LISTED,
  [...regularInfinitives, ...MORE].filter((infinitive) => infinitive.endsWith("er")),
  {
    regular,
    imperfect,
    pastEndings: [
      { ending: /(?<=\p{L}{2})èrent$/u, infinitive: "er", who: "many", tense: "past" },
      { ending: /(?<=\p{L}{2})aient$/u, infinitive: "er", who: "many", tense: "was" },
      { ending: /(?<=\p{L}{2}[^fl])ait$/u, infinitive: "er", who: "he", tense: "was" },
    ],
    participles: [[/(?<=\p{L}{2})ée?s?$/u, "er"]],
    thirdPersons: (infinitive) => [infinitive.slice(0, -1), `${infinitive.slice(0, -1)}nt`],
  },
  AMBIGUOUS,
);
