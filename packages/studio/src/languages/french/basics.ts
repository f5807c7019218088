import type { LanguageBasics } from "../pack.ts";

export const basics: LanguageBasics = {
  tag: "fr",
  scripts: ["latin"],
  wordSpacing: "words",
  fullStop: ".",
  shortForms: ["M", "Mme", "Mlle", "Dr", "St", "etc"],
  pace: { lettersPerSecond: 16.2, sentencePauseSeconds: 0.44 },
};
