import type { LanguageBasics } from "../pack.ts";

export const basics: LanguageBasics = {
  tag: "ja",
  scripts: ["han", "kana"],
  wordSpacing: "none",
  fullStop: "。",
  shortForms: [],
  pace: { lettersPerSecond: 5.8, sentencePauseSeconds: 0.44 },
};
