import type { LanguageBasics } from "../pack.ts";

export const basics: LanguageBasics = {
  tag: "de",
  scripts: ["latin"],
  wordSpacing: "words",
  fullStop: ".",
  shortForms: ["Dr", "Hr", "Fr", "Prof", "St", "z", "B", "bzw", "usw"],
  pace: { lettersPerSecond: 15.3, sentencePauseSeconds: 0.44 },
};
