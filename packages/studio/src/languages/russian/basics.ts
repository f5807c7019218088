import type { LanguageBasics } from "../pack.ts";

export const basics: LanguageBasics = {
  tag: "ru",
  scripts: ["cyrillic"],
  wordSpacing: "words",
  fullStop: ".",
  shortForms: ["т", "е", "г", "им"],
  pace: { lettersPerSecond: 15.3, sentencePauseSeconds: 0.44 },
};
