import type { LanguageBasics } from "../pack.ts";

export const basics: LanguageBasics = {
  tag: "zh",
  scripts: ["han"],
  wordSpacing: "none",
  fullStop: "。",
  shortForms: [],
  pace: { lettersPerSecond: 4.7, sentencePauseSeconds: 0.44 },
};
