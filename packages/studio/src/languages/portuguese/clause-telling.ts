import type { ClauseTelling } from "../clause-telling.ts";
import { type RomanceClauses, romanceTelling } from "../romance-clauses.ts";
import { clauseLines } from "./clause-lines.ts";
import { verbs } from "./clause-verbs.ts";
import { definite } from "./telling.ts";
import { narrators } from "./voice.ts";

const words: RomanceClauses = {
  verbs,
  conjunctions: "mas|porém|e|então|porque|até que um dia|até que",
  but: /^(?:mas|porém)(?:\s|$)/iu,
  until: /^até/iu,
  cause: /^porque/iu,
  relative: /\sque\s/iu,
  and: "e",
  oneDay: "um dia, ",
  clitic: /^(?:não|se|lhe|lhes|me|nos|também|já|sempre|nunca|só)$/iu,
  adverb:
    /^(?:(?:(?:em|no|na|nos|nas|sobre|sob|durante|depois d[eoa]|antes d[eoa]|atrás d[eoa])\s[^,]{3,40}(?=,)|ontem|hoje|este ano|no ano passado|na semana passada|no verão passado|outro dia|de repente|um dia|uma manhã|uma tarde|uma noite|à noite|de manhã|então|depois|enfim|finalmente|no final|no fim|por sorte|no dia seguinte|juntos|juntas|desta vez|agora),?\s)+/iu,
  article:
    /^(?:o|a|os|as|um|uma|uns|umas|seu|sua|seus|suas|meu|minha|nosso|nossa|este|esta|dois|duas|três|quatro|cada|muitos|muitas|todo|toda|todos|todas)$/iu,
  personOf: (article) =>
    /^(?:o|um|seu|este)$/.test(article)
      ? "he"
      : /^(?:a|uma|sua|esta)$/.test(article)
        ? "she"
        : /^(?:os|uns|seus|dois|três|quatro|muitos)$/.test(article)
          ? "they"
          : /^(?:as|umas|suas|duas|muitas)$/.test(article)
            ? "theyf"
            : undefined,
  definite,
  pronoun:
    /^(?:ele|ela|eles|elas|isso|isto|eu|nós|(?:\p{L}+ ){1,3}e eu|eu e (?:(?:o |a )?(?:meu|minha)(?: \p{L}+){1,2}))$/iu,
  everybody: /^(?:todo mundo|ninguém|todos|todas|nada|alguém|cada um|os outros)/iu,
  told: /^(?:eu|nós)$/iu,
  speaker: { i: "", we: "" },
  pronounOf: ({ name, person }, verb) =>
    /(?:am|em|êm|ão)$/u.test(verb) && !/^(?:tem|vem)$/u.test(verb) && person !== "they" && person !== "theyf"
      ? ""
      : name,
  noSubject: /^(?:há|faz (?:frio|calor)|chove|neva|é (?:tarde|noite))(?!\p{L})/iu,
  adjective:
    /^(?:pequen[oa]s?|grandes?|velh[oa]s?|bo[ma]s?|boas?|nov[oa]s?|melhor(?:es)?|outr[oa]s?|pobres?|jove(?:m|ns))$/iu,
  owned: /^(?:cada)$/iu,
  isWoman: (noun) =>
    /(?:a|ção|dade|mãe|irmã|avó|mulher|turma|classe)$/iu.test(noun) &&
    !/^(?:mapa|papa|poeta|artista|pirata|panda|coala|gorila|astronauta|dia)$/iu.test(noun),
  subordinate: /(?:porque |para que |desde que |quando |que |onde |se |como |quem )[^,]*$/iu,
  mine: /^((?:[Oo]\s|[Aa]\s)?(?:[Mm]eu|[Mm]inha|[Nn]oss[oa]))\s((?:(?:pequen[oa]|melhor|velh[oa])\s)?[\p{Ll}-]+)(?:\s(\p{Lu}\p{L}+))?(?=\s(?!e eu)\p{Ll})/u,
};

const DO = String.raw`[^,.;!?]*?(?=,|\.|;|!|\?|$|\s(?:e|mas|porque|até|então)\s)`;
const INFINITIVE = String.raw`\p{Ll}*(?:ar|er|ir|ôr|or)(?:-se|-l[oa]s?)?(?!\p{L})`;
const TASK = new RegExp(
  String.raw`(?:tem (?:de|que)|têm (?:de|que)|deve|devem|precisa|precisam)\s(${INFINITIVE}${DO})`,
  "u",
);
const WISH = new RegExp(
  String.raw`(?<!não\s)(?:quer(?:em)?|gostaria de|deseja|desejam|(?:sonha|sonham)\s(?:em|com)|decide|decidem|resolve|resolvem|tenta|tentam)\s(${INFINITIVE}${DO})`,
  "u",
);
const SKILL = new RegExp(String.raw`(?:aprender|aprende|aprendem)\sa\s(${DO})`, "u");
const DREAMT = new RegExp(String.raw`(?:sonha|sonham)\s(com\s(?!${INFINITIVE})[^,.;!?]+)`, "u");
const WANTED = /(?:quer|querem|deseja)\s((?:uma?)\s(?:\p{Ll}+\s)?\p{Ll}+)(?=[,.]|$|\s(?:e|mas|para)\s)/u;
const LACKED =
  /(?<!\p{L})não (?:tem|têm|encontra|encontram)\s(?:nenhuma?\s|mais\s)?((?!nada|que)\p{Ll}+(?:\spara\s\p{L}+)?)/u;
const UNABLE = new RegExp(
  String.raw`(?<!\p{L})não (?:consegue|conseguem|pode|podem|sabe|sabem)\s(?:mais\s)?(${INFINITIVE}${DO})`,
  "u",
);
const MISSED =
  /(?:sente|sentem|tem|têm) saudades? (?:d[aoe]s?)\s((?:sua?|seu|seus|suas)?\s?[^,.;!?]+?)(?=[,.]|$|\s(?:e|mas)\s)/u;
const SOUGHT =
  /(?:procuram?|buscam?)\s((?:uma?|o|a|os|as|seu|sua)\s(?:\p{L}+\s){0,2}?\p{L}+)(?=[,.]|$|\s(?:e|mas|para|antes|em|no|na|com|que)\s)/u;
const GOAL = /(?<!\p{L})(?:para|até)\s(?:o\s|a\s|os\s|as\s|uma?\s)?(?!que)\p{L}{3,}(?=[,.]|$|\s(?:e|mas|com|em)\s)/u;
const FOR =
  /(?<!\p{L})(para\s(?:(?:o|a|os|as|seu|sua)\s(?:sua\s|seu\s)?\p{L}{3,}|\p{Lu}\p{L}+))(?!\p{L}|\s(?:d[eoa]s?)(?!\p{L}))/u;

export const clauseTelling: ClauseTelling = {
  ...romanceTelling(
    words,
    {
      task: TASK,
      wish: WISH,
      skill: SKILL,
      dreamt: DREAMT,
      wanted: WANTED,
      asDreamt: (wanted) => `com ${wanted}`,
      sought: SOUGHT,
      lacked: LACKED,
      unable: UNABLE,
      missed: MISSED,
      goal: GOAL,
      forwhom: FOR,
    },
    narrators,
  ),
  speakers: { i: "eu", we: "nós" },
  pastTense:
    /(?<!\p{L})(?:era|eram|estava|estavam|havia|tinha|tinham|vivia|viviam|queria|queriam|podia|ia|iam|fazia|foi|foram|perdeu|(?!(?:[lc]ava|grava|escava|trava|agrava|prepara|compara|separa|dispara|para|tira|gira|respira|admira|mira|suspira|retira|espera|gera|opera|supera|libera|recupera|considera|coopera)m?(?!\p{L}))\p{L}{2,}(?:ava|avam|ou|aram|iram|eram)|encontrou|chegou)(?!\p{L})/iu,
  premises: {
    friend:
      /(?<!\p{L})(?:não conhecem? ninguém(?!\p{L})|(?:é|são) nov[oa]s? (?:na|no|em)(?!\p{L})|(?:procuram?|buscam?|encontra\p{L}*|quer(?:em)?|sonham?|não t[eê]m)\s(?:[^,.;]*\s)?(?:uma?\s|uns\s|nov[oa]s\s)?(?:\p{Ll}+\s)?amig[oa]s?(?!\p{L}))/iu,
    fear: /(?<!\p{L})(?:medo|teme|temem)(?!\p{L})/iu,
    learn: /(?<!\p{L})(?:aprend(?:e|em|er)|treinam?)(?!\p{L})/iu,
    refuse: /(?<!\p{L})não quer(?:em)?(?!\p{L})/iu,
    lost: /(?<!\p{L})(?:perde|perdem|se perde|desaparece|some|não (?:encontra|acha|lembra onde)|esquece(?:m|u)?(?=[^,.;]* n[oa]s? ))(?!\p{L})/iu,
    must: /(?<!\p{L})(?:tem (?:de|que)|têm (?:de|que)|deve|devem|precisam?)(?!\p{L})/iu,
    wish: /(?<!\p{L})(?:(?:quer(?:em)?|gostaria de|desejam?|decidem?|resolvem?|tentam?)|(?:sonha|sonham) (?:em|com))\s\p{Ll}*(?:ar|er|ir|ôr)(?:-se|-l[oa]s?)?(?!\p{L})/iu,
    love: /(?<!\p{L})(?:se apaixonam?|apaixonam?-se|apaixonad[oa])(?!\p{L})/iu,
    long: /(?<!\p{L})(?:sonham?|quer(?:em)?|desejam?)(?!\p{L})/iu,
    lack: /(?<!\p{L})esquece(?:m|u)?(?!\p{L})|(?<!\p{L})não (?:tem|têm|pode|podem|sabe|sabem|consegue|conseguem|funciona|brilha)(?!\p{L})|(?<!(?<!\p{L})(?:uma?|os?|as?|d[eoa]s?|su|sua?|mi|son|sa|seu) (?:\p{L}+ )?)doente|pres[oa](?!\p{L})|quebrad[oa]|sem voz/iu,
    sad: /(?<!\p{L})(?:(?:é|foi|está) abandonad[oa]|triste|sozinh[oa]|saudades?|ciúmes?|chora|choram)(?!\p{L})/iu,
    seek: /(?<!\p{L})(?:procuram?|buscam?)(?!\p{L})/iu,
    find: /(?<!\p{L})(?:encontram?|acham?|descobrem?)(?!\p{L})/iu,
    make: /(?<!\p{L})(?:constr(?:ói|oem)|fabricam?|consertam?|(?<!(?:uma|a|sua|de|na|da|minha) )plantam?|cozinham?|preparam?|pintam?|desenham?|inventam?|escrevem?|organizam?|cultivam?|faz(?:em)? (?:uma?|o|a|pão|bolo))(?!\p{L})/iu,
    go: /(?<!\p{L})(?:viajam?|(?:vai|vão)(?! \p{L}+r(?:-se)?(?!\p{L}))|atravessam?|voam?|navegam?|se mudam?|partem?|visitam?)(?!\p{L})/iu,
  },
  hurt: /(?<!\p{L})(?:(?:é|são|está|estão) contra|(?:quer|querem) (?:fechar|vender|demolir|proibir|despejar|expulsar|cortar|derrubar)\p{L}*|zombam?|ri de|riem de|roubam?|comem?|quebram?|destrói|proíbe|perseguem?|atacam?)(?!\p{L})/iu,
  mishap: /(?<!\p{L})(?:esquecem?|cai|caem|falham?|erram?|choram?|tropeçam?|odeiam?)(?!\p{L})/iu,
  denied: /(?<!\p{L})não\s/iu,
  turns: {
    found: /(?<!\p{L})(?:encontram?|acham?|devolvem?|traz(?:em)?|aparecem?)(?!\p{L})/iu,
    meet: /(?<!\p{L})(?:conhecem?|encontram?|amig[oa]s?|amizade|senta (?:ao|do) lado|adotad?\p{L}*|chegam?|vem|vêm|aparecem?)(?!\p{L})/iu,
    help: /(?<!\p{L})(?:oferecem?|com (?:ele|ela|eles)|ajudam?|ensinam?|mostram?|dá|dão|traz|trazem|levam?|salvam?|acompanham?|consolam?|explicam?|emprestam?|protegem?|convidam?|cuidam?|curam?|consertam?|procuram?|cantam?|prepara\p{L}*)(?!\p{L})/iu,
  },
  pronouns: {
    o: ["o", "a", "o", "os", "as", "o", "os"],
    e: ["e", "e", "e", "es", "es", "e", "es"],
    z: ["z", "z", "z", "zes", "zes", "z", "zes"],
  },
  lines: clauseLines,
};
