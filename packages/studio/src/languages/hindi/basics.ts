import type { LanguageBasics } from "../pack.ts";

export const basics: LanguageBasics = {
  tag: "hi",
  scripts: ["devanagari"],
  wordSpacing: "words",
  fullStop: "।",
  shortForms: [],
  pace: { lettersPerSecond: 12.2, sentencePauseSeconds: 0.44 },
};
