import type { Language } from "../../languages/index.ts";

interface Met {
  readonly he: RegExp;
  readonly she: RegExp;
  /** "Le leía": for whom, a man or a woman. */
  readonly any?: RegExp;
}

const romance = (
  pronouns: { readonly he: string; readonly she: string; readonly any: string },
  verbs: string,
  gives: string,
): Met => ({
  any: new RegExp(`(?<!\\p{L})(?:${pronouns.any})\\s(?:${gives})`, "iu"),
  he: new RegExp(`(?<!\\p{L})(?:${pronouns.he})\\s?(?:${verbs})`, "iu"),
  she: new RegExp(`(?<!\\p{L})(?:${pronouns.she})\\s?(?:${verbs})`, "iu"),
});

/** Verbs whose object is somebody: "lo encontró", "il l'attendait", "er sah ihn". */
const MET: Partial<Record<Language, Met>> = {
  spanish: romance(
    { he: "lo", she: "la", any: "le" },
    "encontr(?:ó|aron)|vi(?:o|eron)|mir(?:ó|aba)|despert|ayud|llam(?:ó|aba)|acompañ|esper(?:ó|aba)|visit|cuid|abraz|bes(?:ó|aba)|salud|dej(?:ó|aba)|llev(?:ó|aba) (?:a casa|al)",
    "le(?:ía|yó)|dio|daba|dijo|decía|pregunt|cont(?:ó|aba)|prepar|sirv|ofreci|enseñ|mostr|puso",
  ),
  french: romance(
    { he: "le", she: "la", any: "lui" },
    "trouv|vit|regard|réveill|aid|appel|accompagn|attend|rejoign|embrass|salu",
    "donn|tend(?:it|ait)|dit|demand|lisait|lut|vers(?:a|ait)|offr|montr|sour",
  ),
  italian: romance(
    { he: "lo", she: "la", any: "gli|le" },
    "trov|vid|guard|svegli|aiut|chiam|accompagn|aspett|raggiun|abbracci|salut",
    "diede|dava|disse|chiese|leggeva|lesse|vers|offr|mostr|prepar",
  ),
  portuguese: romance(
    { he: "o", she: "a", any: "lhe" },
    "encontrou|viu|olhou|acordou|ajudou|chamou|acompanhou|esperou|abraçou",
    "deu|disse|perguntou|lia|leu|serviu|ofereceu|mostrou",
  ),
  german: {
    he: /(?<!\p{L})(?:ihn|ihm)(?!\p{L})/iu,
    she: /(?<!\p{L})(?:zu|mit|von|neben|bei) ihr(?=[\s.,;!?](?!\p{Lu}))/iu,
  },
  russian: { he: /(?<!\p{L})(?:ему|него|нему|ним)(?!\p{L})/iu, she: /(?<!\p{L})(?:ей|неё|ней|нею)(?!\p{L})/iu },
};

/** Whether a scene tells of somebody who is meant by "him" or "her" only. English has rules of its own. */
export const genderOfMet = (narration: string, language: Language): "he" | "she" | "any" | undefined => {
  const met = MET[language];
  if (!met) return undefined;
  if (met.any?.test(narration)) return "any";
  return met.he.test(narration) ? "he" : met.she.test(narration) ? "she" : undefined;
};
