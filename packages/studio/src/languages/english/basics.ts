import type { LanguageBasics } from "../pack.ts";

export const basics: LanguageBasics = {
  tag: "en",
  scripts: ["latin"],
  wordSpacing: "words",
  fullStop: ".",
  shortForms: ["Mr", "Mrs", "Ms", "Dr", "Prof", "St", "vs", "etc", "p\\.m", "a\\.m", "No"],
  pace: { lettersPerSecond: 13.8, sentencePauseSeconds: 0.44 },
};
