import type { LanguageBasics } from "../pack.ts";

export const basics: LanguageBasics = {
  tag: "pt",
  scripts: ["latin"],
  wordSpacing: "words",
  fullStop: ".",
  shortForms: ["Sr", "Sra", "Srta", "Dr", "Dra", "D", "etc"],
  pace: { lettersPerSecond: 14.9, sentencePauseSeconds: 0.44 },
};
