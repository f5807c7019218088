import { type RomanceNarrators, withoutSubject } from "../romance-voice.ts";
import { verbForms } from "./verb-forms.ts";

export const narrators: RomanceNarrators = {
  verbs: verbForms,
  auxiliaries: new Set(["avere", "essere"]),
  i: /(?<!\p{L})io(?!\p{L})/iu,
  we: /(?<!\p{L})(?:noi(?!\p{L})|io e (?=(?:il |la )?mi[oa](?!\p{L}))|ed? io (?=(?:\p{L}{2,3} )?\p{L}+mo(?!\p{L})))/iu,
  toMe: /(?<!\p{L})(?:mi|con me)(?!\p{L})/iu,
  toUs: /(?!)/u,
  article:
    /^(?:il|lo|la|i|gli|le|l['’]|un|uno|una|un['’]|suo|sua|mio|mia|nostro|nostra|al|alla|del|della|dal|nel|nella|di|con|in|per|senza|molto|ogni|piccola|buona|buon)$/iu,
  clitic: /^(?:non|si|lo|la|li|le|gli|l['’]|ci|ne|mi|anche|già|sempre|mai|solo|io)$/iu,
  asOthers: [
    [/(?<!\p{L})(?:\p{L}+ \p{L}+ )?ed? io(?= (?:\p{L}{2,3} )?\p{L}+no(?!\p{L}))/giu, "loro"],
    [/(?<!\p{L})[Ii]o e (?:il |la )?mi[oa] \p{Ll}+(?: \p{Lu}\p{L}+)?(?= )/gu, "loro"],
    [/(?<!\p{L})io(?!\p{L})/giu, "lui"],
    [/(?<!\p{L})noi(?!\p{L})/giu, "loro"],
    [/(?<!\p{L})(?:mi|ci)(?!\p{L})/giu, "si"],
    [/(?<!\p{L})mi(?=[oa](?!\p{L}))/gu, "su"],
    [/(?<!\p{L})nostr(?=[oa](?!\p{L}))/gu, "su"],
  ],
  ownPronouns: {
    i: [
      [/(?<=\p{L}(?:ar|er|ir))si(?!\p{L})/gu, "mi"],
      [/(?<!\p{L})su(?=[oa]\s)/gu, "mi"],
    ],
    we: [
      [/(?<=\p{L}(?:ar|er|ir))si(?!\p{L})/gu, "ci"],
      [/(?<!\p{L})su(?=[oa]\s)/gu, "nostr"],
    ],
  },
  lasting: new Set(
    "essere avere volere potere dovere sapere conoscere credere sperare aspettare continuare sognare stare immaginare sentire riuscire".split(
      " ",
    ),
  ),
  habit: /^(?:A volte|Ogni|Di continuo|Per tutto il giorno|Gli altri|La paura|Quando|Di notte|Di giorno)/u,
  noVerb: new Set(
    "conta passo una come per sopra parte niente senza paura vale festa prova dubbio domanda porta sonno volta casa fatto detto visto scritto chiuso aperto stato stesso diverso cosa ancora bella sogno storta riso cura via promessa fatta pausa ricerca scoperta strada lista luna"
      .replaceAll("1", "")
      .split(" "),
  ),
  parts: (line) => line.split(/(«[^»]*»)/u),
  bySpeaker: withoutSubject({
    me: { i: "mi", we: "ci" },
    meBefore: { i: "me", we: "ce" },
    reflexive: /s[ei]/u,
    between: "non|lo|la|le|gli|si|ci|ne|già|quasi|mai|se|sempre|ancora",
    own: {
      i: [
        [/(?<=accorger|perder)si(?!\p{L})/gu, "mi"],
        [/(?<!\p{L})(a) \{hero\}(?=[ .])/giu, "$1 me"],
      ],
      we: [
        [/(?<=accorger|perder)si(?!\p{L})/gu, "ci"],
        [/(?<!\p{L})(a) \{hero\}(?=[ .])/giu, "$1 noi"],
      ],
    },
    unfit: /«Sarà vero|\? \{v:|non avessero|quello che serviva|\? \uE002/u,
  }),
  gender: /\{o\}|\{hi\}/u,
  pastPhrases: [
    [/arriva il (grande )?momento/u, "arrivò il $1momento"],
    [/la ricerca finisce/gu, "la ricerca finì"],
    [/il sogno si avvera/gu, "il sogno si avverò"],
    [/sarà(?!\p{L})/gu, "sarebbe"],
    [/Sarà(?!\p{L})/gu, "Sarebbe"],
    [/andrà(?!\p{L})/gu, "sarebbe andato"],
    [/succederà(?!\p{L})/gu, "sarebbe successo"],
    [/diventerà(?!\p{L})/gu, "sarebbe diventato"],
    [/passerà(?!\p{L})/gu, "sarebbe passato"],
    [/Ci sono(?!\p{L})/gu, "C’erano"],
    [/Non ci siamo ancora/u, "Non era ancora fatta"],
    [/che vada tutto/u, "che andasse tutto"],
    [/Si fa tardi/u, "Si faceva tardi"],
    [/(?<!\p{L})ed è(?!\p{L})/gu, "ed era"],
    [/c['’]è(?!\p{L})/gu, "c’era"],
    [/C['’]è(?!\p{L})/gu, "C’era"],
  ],
};
