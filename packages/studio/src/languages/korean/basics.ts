import type { LanguageBasics } from "../pack.ts";

export const basics: LanguageBasics = {
  tag: "ko",
  scripts: ["hangul"],
  wordSpacing: "phrases",
  fullStop: ".",
  shortForms: [],
  pace: { lettersPerSecond: 7.3, sentencePauseSeconds: 0.44 },
};
