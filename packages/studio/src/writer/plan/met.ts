import type { Language } from "../../languages/index.ts";

interface Met {
  readonly he: RegExp;
  readonly she: RegExp;
}

const romance = (pronouns: { readonly he: string; readonly she: string }, verbs: string): Met => ({
  he: new RegExp(`(?<!\\p{L})(?:${pronouns.he})\\s?(?:${verbs})`, "iu"),
  she: new RegExp(`(?<!\\p{L})(?:${pronouns.she})\\s?(?:${verbs})`, "iu"),
});

/** Verbs whose object is somebody: "lo encontró", "il l'attendait", "er sah ihn". */
const MET: Partial<Record<Language, Met>> = {
  spanish: romance(
    { he: "lo", she: "la" },
    "encontr(?:ó|aron)|vi(?:o|eron)|mir(?:ó|aba)|despert|ayud|llam(?:ó|aba)|acompañ|esper(?:ó|aba)|visit|cuid|abraz|bes(?:ó|aba)|salud|dej(?:ó|aba)|llev(?:ó|aba) (?:a casa|al)",
  ),
  french: romance({ he: "le", she: "la" }, "trouv|vit|regard|réveill|aid|appel|accompagn|attend|rejoign|embrass|salu"),
  italian: romance({ he: "lo", she: "la" }, "trov|vid|guard|svegli|aiut|chiam|accompagn|aspett|raggiun|abbracci|salut"),
  portuguese: romance({ he: "o", she: "a" }, "encontrou|viu|olhou|acordou|ajudou|chamou|acompanhou|esperou|abraçou"),
  german: {
    he: /(?<!\p{L})(?:ihn|ihm)(?!\p{L})/iu,
    she: /(?<!\p{L})(?:zu|mit|von|neben|bei) ihr(?=[\s.,;!?](?!\p{Lu}))/iu,
  },
  russian: { he: /(?<!\p{L})(?:ему|него|нему|ним)(?!\p{L})/iu, she: /(?<!\p{L})(?:ей|неё|ней|нею)(?!\p{L})/iu },
};

/** Whether a scene tells of somebody who is meant by "him" or "her" only. English has rules of its own. */
export const genderOfMet = (narration: string, language: Language): "he" | "she" | undefined => {
  const met = MET[language];
  if (!met) return undefined;
  return met.he.test(narration) ? "he" : met.she.test(narration) ? "she" : undefined;
};
