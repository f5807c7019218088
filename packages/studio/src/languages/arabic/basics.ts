import type { LanguageBasics } from "../pack.ts";

export const basics: LanguageBasics = {
  tag: "ar",
  scripts: ["arabic"],
  wordSpacing: "words",
  fullStop: ".",
  shortForms: [],
  pace: { lettersPerSecond: 9.7, sentencePauseSeconds: 0.44 },
};
