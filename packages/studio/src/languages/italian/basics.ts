import type { LanguageBasics } from "../pack.ts";

export const basics: LanguageBasics = {
  tag: "it",
  scripts: ["latin"],
  wordSpacing: "words",
  fullStop: ".",
  shortForms: ["Sig", "Sigg", "Dott", "Dr", "Prof", "ecc"],
  pace: { lettersPerSecond: 15.2, sentencePauseSeconds: 0.44 },
};
