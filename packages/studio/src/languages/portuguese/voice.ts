import { dialogueParts, type RomanceNarrators, withoutSubject } from "../romance-voice.ts";
import { verbForms } from "./verb-forms.ts";

export const narrators: RomanceNarrators = {
  verbs: verbForms,
  auxiliaries: new Set(),
  i: /(?<!\p{L})eu(?!\p{L})/iu,
  we: /(?<!\p{L})(?:nós(?!\p{L})|eu e (?=(?:o |a )?(?:meu|minha)(?!\p{L}))|e eu (?=(?:\p{L}{2,3} )?\p{L}+mos(?!\p{L})))/iu,
  toMe: /(?<!\p{L})(?:me|mim|comigo)(?!\p{L})/iu,
  toUs: /(?!)/u,
  article:
    /^(?:o|a|os|as|um|uma|uns|umas|seu|sua|seus|suas|meu|minha|nosso|nossa|este|esta|ao|à|do|da|no|na|de|com|em|por|sem|muito|cada)$/iu,
  clitic: /^(?:não|se|lhe|lhes|me|nos|também|já|sempre|nunca|só|eu)$/iu,
  asOthers: [
    [/(?<!\p{L})(?:\p{L}+ \p{L}+ )?e eu(?= (?:\p{L}{2,3} )?\p{L}+(?:m|ão)(?!\p{L}))/giu, "eles"],
    [/(?<!\p{L})[Ee]u e (?:o |a )?(?:meu|minha) \p{Ll}+(?: \p{Lu}\p{L}+)?(?= )/gu, "eles"],
    [/(?<!\p{L})eu(?!\p{L})/giu, "ele"],
    [/(?<!\p{L})nós(?!\p{L})/giu, "eles"],
    [/(?<!\p{L})me(?!\p{L})/giu, "se"],
    [/(?<!\p{L})(?:meu|nosso)(?=s?(?!\p{L}))/gu, "seu"],
    [/(?<!\p{L})(?:minha|nossa)(?=s?(?!\p{L}))/gu, "sua"],
  ],
  ownPronouns: {
    i: [
      [/(?<=\p{L}(?:ar|er|ir))-se(?!\p{L})/gu, "-me"],
      [/(?<!\p{L})seu(?=s?\s)/gu, "meu"],
      [/(?<!\p{L})sua(?=s?\s)/gu, "minha"],
    ],
    we: [
      [/(?<=\p{L}(?:ar|er|ir))-se(?!\p{L})/gu, "-nos"],
      [/(?<!\p{L})seu(?=s?\s)/gu, "nosso"],
      [/(?<!\p{L})sua(?=s?\s)/gu, "nossa"],
    ],
  },
  lasting: new Set(
    "ser estar haver querer poder dever ter saber conhecer acreditar esperar continuar sonhar caber gostar concordar".split(
      " ",
    ),
  ),
  habit: /^(?:Às vezes|Todo dia|Cada|O tempo todo|O dia inteiro|Os outros|O medo|Quando|Sempre)/u,
  noVerb: new Set(
    "conta passo baixa uma para como sobre entre cada sonho cara volta parte nada sem medo vale festa prova dúvida baixa guarda busca pergunta junto mancha casa era feito dito posto visto aberto escrito".split(
      " ",
    ),
  ),
  parts: dialogueParts,
  bySpeaker: withoutSubject({
    me: { i: "me", we: "nos" },
    meBefore: { i: "me", we: "nos" },
    reflexive: /se/u,
    between: "não|já|só|logo|quase|nunca|se|ainda|mal",
    own: { i: [], we: [] },
    unfit: /a gente fica/u,
  }),
  gender: /\{o\}/u,
  pastPhrases: [
    [/chega o (grande )?momento/u, "chegou o $1momento"],
    [/vai ser/gu, "ia ser"],
    [/será(?!\p{L})/gu, "seria"],
    [/a busca termina/gu, "a busca terminou"],
    [/o sonho se realiza/gu, "o sonho se realizou"],
    [/(?<!\p{L})há(?!\p{L})/gu, "havia"],
    [/(?<!\p{L})Há(?!\p{L})/gu, "Havia"],
    [/Quando é que/u, "Quando foi que"],
    [/faz-se/gu, "fazia-se"],
    [/não é um não/gu, "não era um não"],
    [/Talvez fique/u, "Talvez ficasse"],
    [/Fica tarde/u, "Ficava tarde"],
    [/de repente acontece/u, "de repente aconteceu"],
  ],
};
