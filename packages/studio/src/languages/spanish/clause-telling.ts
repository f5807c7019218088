import type { ClauseTelling } from "../clause-telling.ts";
import { type RomanceClauses, romanceTelling } from "../romance-clauses.ts";
import { clauseLines } from "./clause-lines.ts";
import { verbs } from "./clause-verbs.ts";
import { definite } from "./telling.ts";
import { narrators } from "./voice.ts";

const words: RomanceClauses = {
  verbs,
  conjunctions: "pero|y|e|entonces|así que|porque|hasta que(?: un día)?",
  but: /^pero(?:\s|$)/iu,
  until: /^hasta/iu,
  cause: /^porque/iu,
  relative: /\sque\s/iu,
  and: "y",
  oneDay: "un día, ",
  clitic: /^(?:no|se|lo|la|los|las|le|les|me|nos|también|ya|siempre|nunca|solo)$/iu,
  adverb:
    /^(?:(?:(?:en|sobre|bajo|durante|después de|antes de|detrás de|desde)\s[^,]{3,40}(?=,)|ayer|hoy|este año|el año pasado|la semana pasada|el verano pasado|el otro día|de repente|de pronto|un día|una mañana|una tarde|una noche|por la noche|por la mañana|entonces|luego|después|por fin|finalmente|al final|por suerte|al día siguiente|el día antes|la noche anterior|el día anterior|juntos|juntas|esta vez|ahora|sin embargo),?\s)+/iu,
  article:
    /^(?:el|la|los|las|un|una|unos|unas|su|sus|mi|mis|nuestro|nuestra|este|esta|dos|tres|cuatro|cada|muchos|muchas|solo|todo|toda|todos|todas)$/iu,
  personOf: (article) =>
    /^(?:el|un|este|nuestro)$/.test(article)
      ? "he"
      : /^(?:la|una|esta|nuestra)$/.test(article)
        ? "she"
        : /^(?:los|unos|sus|mis|dos|tres|cuatro|muchos)$/.test(article)
          ? "they"
          : /^(?:las|unas|muchas)$/.test(article)
            ? "theyf"
            : undefined,
  definite,
  pronoun: /^(?:él|ella|ellos|ellas|esto|eso|yo|nosotr[oa]s|\p{L}+ \p{L}+ y yo|yo y mi(?: \p{L}+){1,2})$/iu,
  everybody: /^(?:todo el mundo|nadie|todos|todas|nada|alguien|cada uno|los demás)/iu,
  told: /^(?:yo|nosotros|nosotras)$/iu,
  speaker: { i: "", we: "" },
  pronounOf: ({ name, person }, verb) => (/n$/u.test(verb) && person !== "they" && person !== "theyf" ? "" : name),
  noSubject:
    /^(?:le|les)\s(?:dan?|gustan?|duelen?|faltan?|encantan?|cuestan?|quedan?|pasan?|toca|importan?|molestan?|apetece)(?!\p{L})|^(?:hay|hace|llueve|nieva|es (?:tarde|de noche))(?!\p{L})/iu,
  adjective:
    /^(?:peque[ñn][oa]s?|gran|grande|viej[oa]s?|buen[oa]?|nuev[oa]s?|hermos[oa]s?|mejor|otr[oa]s?|pobre|dos|joven|única?o?)$/iu,
  owned: /^(?:su|mi)$/iu,
  isWoman: (noun) =>
    /(?:a|ción|dad|madre|mujer|^clase|^noche|^nube|^calle|^llave|^torre|^flor|^nave|^serpiente)$/iu.test(noun) &&
    !/^(?:día|mapa|papá|poeta|artista|futbolista)$/iu.test(noun),
  subordinate: /(?:porque |para que |desde que |cuando |que |donde |si |como |quien )[^,]*$/iu,
  mine: /^([Mm]i|[Nn]uestr[oa])\s((?:(?:peque[ñn][oa]|mejor|viej[oa]|gran)\s)?[\p{Ll}-]+)(?:\s(?:peque[ñn][oa]|mayor|menor))?(?:\s(\p{Lu}\p{L}+))?(?=\s(?!y yo)\p{Ll})/u,
};

const DO = String.raw`[^,.;!?]*?(?=,|\.|;|!|\?|$|\s(?:y|pero|porque|hasta|así)\s)`;
const INFINITIVE = String.raw`\p{Ll}*(?:ar|er|ir|ír)(?:se|l[oae]s?)?(?!\p{L})`;
const TASK = new RegExp(String.raw`(?:tienen? que|debe|deben|hay que)\s(${INFINITIVE}${DO})`, "u");
const WISH = new RegExp(
  String.raw`(?<!\bno\s)(?:quieren?|quisiera|desea|desean|(?:sueña|sueñan)\scon|deciden?|intentan?)\s(${INFINITIVE}${DO})`,
  "u",
);
const SKILL = new RegExp(String.raw`(?:aprender|aprenden?)\sa\s(${DO})`, "u");
const DREAMT = new RegExp(String.raw`(?:sueña|sueñan)\s(con\s(?!${INFINITIVE})[^,.;!?]+)`, "u");
const WANTED =
  /(?:quieren?|quisiera|desean?)\s((?:una?|unos|unas)\s(?:\p{Ll}+\s)?\p{Ll}+)(?=[,.]|$|\s(?:y|pero|para)\s)/u;
const SOUGHT =
  /buscan?\s(?:a\s)?((?:una?|su|sus|el|la|los|las)\s(?:\p{L}+\s){0,2}?\p{L}+)(?=[,.]|$|\s(?:y|pero|para|antes|en|por|con|que)\s)/u;
const LACKED =
  /(?<!\p{L})no (?:tienen?|encuentran?|les? quedan?|hay)\s(?:ningún\s|ninguna\s|más\s)?((?!nada|que)\p{Ll}+(?:\spara\s\p{L}+)?)/u;
const UNABLE = new RegExp(String.raw`(?<!\p{L})no (?:pueden?|saben?|consiguen?|logran?)\s(${INFINITIVE}${DO})`, "u");
const MISSED =
  /(?:echan? de menos|extrañan?|añoran?)\s(?:a\s)?((?:su|sus|el|la|los|las)\s[^,.;!?]+?)(?=[,.]|$|\s(?:y|pero)\s)/u;
const GOAL =
  /(?<!\p{L})(?:al?|hasta|hacia)\s(?:el\s|la\s|los\s|las\s|una?\s)?(?!que)\p{L}{4,}(?=[,.]|$|\s(?:y|pero|para|con|en)\s)/u;
const FOR = /(?<!\p{L})(para\s(?:(?:su|sus|el|la|los|las)\s\p{L}{3,}|\p{Lu}\p{L}+))(?!\p{L}|\s(?:del?)(?!\p{L}))/u;

export const clauseTelling: ClauseTelling = {
  ...romanceTelling(
    words,
    {
      task: TASK,
      wish: WISH,
      skill: SKILL,
      dreamt: DREAMT,
      wanted: WANTED,
      asDreamt: (wanted) => `con ${wanted}`,
      sought: SOUGHT,
      lacked: LACKED,
      unable: UNABLE,
      missed: MISSED,
      goal: GOAL,
      forwhom: FOR,
    },
    narrators,
  ),
  speakers: { i: "yo", we: "nosotros" },
  pastTense:
    /(?<!\p{L})(?:era|eran|estaba|estaban|había|tenía|tenían|vivía|vivían|quería|querían|podía|iba|iban|hacía|fue|fueron|(?!(?:acaba|graba|traba|alaba|sílaba|clava)n?(?!\p{L}))\p{L}{2,}(?:aba|aban|ió|ieron|aron)|encontró|llegó|empezó|decidió)(?!\p{L})/iu,
  premises: {
    friend:
      /(?<!\p{L})(?:no conocen? a nadie(?!\p{L})|(?:es|son) nuev[oa]s? en(?!\p{L})|(?:buscan?|encuentran?|encontrar|sueñan? con|quieren?|no tienen?)\s(?:[^,.;]*\s)?(?:una?\s|unos\s|nuev[oa]s\s)?(?:\p{Ll}+\s)?amig[oa]s?(?!\p{L}))/iu,
    fear: /(?<!\p{L})(?:miedo|teme|temen|no se atreven?)(?!\p{L})/iu,
    learn: /(?<!\p{L})(?:aprend(?:e|en|er)|entrenan?|practican?)(?!\p{L})/iu,
    refuse: /(?<!\p{L})no quieren?(?!\p{L})|se nieg/iu,
    lost: /(?<!\p{L})(?:pierden?|ha perdido|no recuerdan? dónde|no encuentran? (?=su|sus|el|la|los|las)|no saben? dónde|han perdido|se pierden?|desaparecen?|ha desaparecido|han desaparecido|olvidan?(?=[^,.;]* en (?:el|la|un))|roban?|ha robado)(?!\p{L})/iu,
    must: /(?<!\p{L})(?:tienen? que|debe|deben|hay que)(?!\p{L})/iu,
    love: /(?<!\p{L})(?:se enamoran?|enamorad[oa]s?)(?!\p{L})/iu,
    wish: /(?<!\p{L})(?:(?:quieren?|quisiera|desean?|deciden?|intentan?)|(?:sueña|sueñan) con)\s\p{Ll}*(?:ar|er|ir|ír)(?:se|l[oae]s?)?(?!\p{L})/iu,
    long: /(?<!\p{L})(?:sueña|sueñan|quieren?|quisiera|desean?)(?!\p{L})/iu,
    lack: /(?<!\p{L})olvidan?(?!\p{L})|(?<!\p{L})se enferman?(?!\p{L})|(?<!\p{L})no (?:tienen?|encuentran?|pueden?|recuerdan?|saben?|consiguen?|logran?|les? quedan?|funcionan?|brillan?)(?!\p{L})|sin voz|se quedan? sin|(?<!(?<!\p{L})(?:una?|el|las?|los|del|su|sua?|mi|son|sa|seu) (?:\p{L}+ )?)enferm[oa]|atrapad[oa]|atascad[oa]|rot[oa](?!\p{L})|^(?:una?|el|la)\s\p{L}+\sperdid[oa](?!\p{L})|está perdid[oa]|queman?(?!\p{L})/iu,
    sad: /(?<!\p{L})(?:(?:es|fue|ha sido|está) abandonad[oa]s?|se aburren?|triste|sol[oa]|echan? de menos|extrañan?|celos[oa]?|lloran?)(?!\p{L})/iu,
    seek: /(?<!\p{L})buscan?(?!\p{L})/iu,
    find: /(?<!\p{L})(?:encuentran?|descubren?|heredan?)(?!\p{L})/iu,
    make: /(?<!\p{L})(?:construyen?|fabrican?|reparan?|arreglan?|(?<!(?:una|la|su|de|mi) )plantan?|(?<!de )cocinan?|preparan?|pintan?|dibujan?|inventan?|escriben?|tejen?|organizan?|cultivan?|hacen? (?!amig|como|falta|much|caso|frío|calor)\p{Ll}+)(?!\p{L})/iu,
    go: /(?<!\p{L})(?:viajan?|van?|cruzan?|vuelan?|navegan?|se mudan?|suben?|salen?|visitan?)(?!\p{L})/iu,
  },
  hurt: /(?<!\p{L})(?:est[áa]n? en contra|quieren? (?:cerrar|vender|derribar|demoler|echar|prohibir|talar|quitar|cortar)\p{L}*|se burlan?|se ríen? de|roban?|comen?|rompen?|destruyen?|prohíben?|persiguen?|atacan?|regañan?|inundan?|destrozan?)(?!\p{L})/iu,
  mishap:
    /(?<!\p{L})(?:se? ?olvidan?|se caen?|caen?|fallan?|fracasan?|se equivocan?|lloran?|tropiezan?|no les? gustan?|odian?)(?!\p{L})/iu,
  denied: /(?<!\p{L})(?:no|nunca)\s/iu,
  turns: {
    found: /(?<!\p{L})(?:encuentran?|devuelven?|traen?|aparecen?|recuperan?)(?!\p{L})/iu,
    meet: /(?<!\p{L})(?:conocen?|se hacen? amig|encuentra(?:n)? a|amig[oa]s?|amistad|se sientan? (?:al|a mi) lado|adopta\p{L}*|llegan?|vienen?|aparecen?)(?!\p{L})/iu,
    help: /(?<!\p{L})(?:ofrecen?|con (?:él|ella|ellos)|ayudan?|enseñan?|muestran?|dan?|regalan?|traen?|llevan?|salvan?|rescatan?|acompañan?|consuelan?|explican?|prestan?|protegen?|invitan?|animan?|cuidan?|curan?|arreglan?|buscan?|cantan?|prepara\p{L}*|dejan?|adoptan?|esconden?|transforman?|convierten?|acogen?|les? (?:hacen?|construyen?|cosen?|tejen?|fabrican?|compran?|cuentan?|leen?))(?!\p{L})/iu,
  },
  pronouns: {
    o: ["o", "a", "o", "os", "as", "o", "os"],
    z: ["z", "z", "z", "ces", "ces", "z", "ces"],
    s: ["", "", "", "s", "s", "", "s"],
  },
  lines: clauseLines,
};
