import { dialogueParts, type RomanceNarrators, withoutSubject } from "../romance-voice.ts";
import { verbForms } from "./verb-forms.ts";

export const narrators: RomanceNarrators = {
  verbs: verbForms,
  auxiliaries: new Set(["haber"]),
  i: /(?<!\p{L})yo(?!\p{L})/iu,
  we: /(?<!\p{L})(?:nosotr[oa]s(?!\p{L})|yo y (?=mi(?!\p{L}))|y yo (?=(?:\p{L}{2,3} )?\p{L}+mos(?!\p{L})))/iu,
  toMe: /(?<!\p{L})(?:me|conmigo)(?!\p{L})/iu,
  toUs: /(?<!\p{L})nos(?!\p{L})/iu,
  article:
    /^(?:el|la|los|las|un|una|unos|unas|su|sus|mi|mis|nuestro|nuestra|este|esta|al|del|de|con|en|por|sin|muy|cada|gran|buen|primer)$/iu,
  clitic: /^(?:no|se|lo|la|los|las|le|les|me|nos|también|ya|siempre|nunca|solo|yo)$/iu,
  asOthers: [
    [/(?<!\p{L})(?:\p{L}+ \p{L}+ )?y yo(?= (?:\p{L}{2,3} )?\p{L}+n(?!\p{L}))/giu, "ellos"],
    [/(?<!\p{L})[Yy]o y mi \p{Ll}+(?: \p{Lu}\p{L}+)?(?= )/gu, "ellos"],
    [/(?<!\p{L})yo(?!\p{L})/giu, "él"],
    [/(?<!\p{L})nosotros(?!\p{L})/giu, "ellos"],
    [/(?<!\p{L})(?:mi|nuestr[oa])(?=s?(?!\p{L}))/gu, "su"],
    [/(?<!\p{L})(?:me|nos)(?!\p{L})/giu, "se"],
  ],
  ownPronouns: {
    i: [
      [/(?<=\p{L}(?:ar|er|ir))se(?!\p{L})/gu, "me"],
      [/(?<!\p{L})su(?=s?\s)/gu, "mi"],
    ],
    we: [
      [/(?<=\p{L}(?:ar|er|ir))se(?!\p{L})/gu, "nos"],
      [/(?<!\p{L})sus?(?=\s\p{L}+as?(?!\p{L}))/gu, "nuestra"],
      [/(?<!\p{L})sus?(?=\s)/gu, "nuestro"],
    ],
  },
  lasting: new Set(
    "ser estar haber querer poder deber tener saber conocer creer esperar seguir soñar caber sospechar practicar".split(
      " ",
    ),
  ),
  habit: /^(?:A veces|Cada|Una y otra vez|Todo el día|Siempre|Los demás|El miedo|Cuando|De día)/u,
  noVerb: new Set(
    "cuenta paso una para como sobre entre cada sueño cara vuelta parte nada alta baja sin miedo ver fiesta prueba falta guarda siente1 pregunta busca quizá corre1 junto vino hecho visto dicho puesto abierto"
      .replaceAll("1", "")
      .split(" "),
  ),
  parts: dialogueParts,
  bySpeaker: withoutSubject({
    me: { i: "me", we: "nos" },
    meBefore: { i: "me", we: "nos" },
    reflexive: /se/u,
    between: "no|lo|la|las|le|les|se|ya|casi|nunca|solo|todavía|también",
    own: {
      i: [
        [/(?<!\p{L})le\{s\}/gu, "me"],
        [/(?<!\p{L})(a) \{hero\}(?=[ .])/giu, "$1 mí"],
        [/(?<!\p{L})su(?=s? propi| valor)/gu, "mi"],
        [/(?<=perder|dar|dormir)se(?!\p{L})/gu, "me"],
        [/creérselo/gu, "creérmelo"],
        [/ y (?=\uE002\uE003i)/gu, " e "],
      ],
      we: [
        [/(?<!\p{L})le\{s\}/gu, "nos"],
        [/(?<!\p{L})(a) \{hero\}(?=[ .])/giu, "$1 nosotros"],
        [/(?<=perder|dar|dormir)se(?!\p{L})/gu, "nos"],
        [/creérselo/gu, "creérnoslo"],
        [/ y (?=\uE002\uE003i)/gu, " e "],
        [/(?<!\p{L})sus(?= propi)/gu, "nuestros"],
        [/(?<!\p{L})su(?= propi)/gu, "nuestra"],
        [/(?<!\p{L})su(?= valor)/gu, "nuestro"],
      ],
    },
    unfit:
      /que piensa|, piensa|se lo \uE002\uE003(?:cuent|cont)|en sí|lo que buscaba|Al ver a|Mire donde|dice en voz baja|se les va/u,
  }),
  gender: /\{o\}/u,
  pastPhrases: [
    [/llega el (gran )?momento/u, "llegó el $1momento"],
    [/será(?!\p{L})/gu, "sería"],
    [/saldrá(?!\p{L})/gu, "saldría"],
    [/vendrá(?!\p{L})/gu, "vendría"],
    [/pasará(?!\p{L})/gu, "pasaría"],
    [/el sueño se cumple/u, "el sueño se cumplió"],
    [/se acaba la búsqueda/u, "se acabó la búsqueda"],
    [/(?<!\p{L})hay(?!\p{L})/gu, "había"],
    [/(?<!\p{L})Hay(?!\p{L})/gu, "Había"],
    [/Una cosa así no se encuentra/u, "Una cosa así no se encontraba"],
    [/ya no haga falta/u, "ya no hiciera falta"],
    [/haya pasado/u, "hubiera pasado"],
    [/A lo mejor queda/u, "A lo mejor quedaba"],
    [/Ocurre un/u, "Ocurrió un"],
    [/(?<!\p{L})se trata/u, "se trataba"],
    [/para que todo se calme/u, "para que todo se calmara"],
    [/que bastan/u, "que bastaban"],
    [/(?<=Ya no |Todavía )falta(?!\p{L})/u, "faltaba"],
    [/(?<=ahora )falta algo/u, "faltaba algo"],
    [/Pasa una hora/u, "Pasó una hora"],
    [/Se hace tarde/u, "Se hacía tarde"],
    [/Nadie se lo esperaba/u, "Nadie se lo esperaba"],
  ],
};
