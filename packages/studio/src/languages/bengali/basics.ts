import type { LanguageBasics } from "../pack.ts";

export const basics: LanguageBasics = {
  tag: "bn",
  scripts: ["bengali"],
  wordSpacing: "words",
  fullStop: "।",
  shortForms: [],
  pace: { lettersPerSecond: 11.2, sentencePauseSeconds: 0.44 },
};
