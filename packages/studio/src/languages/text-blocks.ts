/** The lines of a text block, without indentation. */
export const lines = (text: string): readonly string[] =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim());

/** Phrases separated by "|". */
export const phrases = (text: string): readonly string[] =>
  text
    .trim()
    .split("|")
    .map((phrase) => phrase.trim());
