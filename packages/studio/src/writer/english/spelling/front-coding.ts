/** How common a word is. Words are corrected to common and usual ones only. */
export type WordGroup = "common" | "usual" | "rare";

const MAX_SHARED = 9;

/** Sorted words as one text: of each the number of letters that it shares with the word before, and the others. */
export const frontCoded = (words: readonly string[]): string =>
  words
    .map((word, at) => {
      const before = words[at - 1] ?? "";
      let shared = 0;
      while (shared < MAX_SHARED && shared < before.length && before[shared] === word[shared]) shared++;
      return shared + word.slice(shared);
    })
    .join("");

/** The words of `frontCoded`. */
export const frontDecoded = (text: string): string[] => {
  let before = "";
  return (text.match(/\d[a-z]*/g) ?? []).map((part) => {
    before = before.slice(0, Number(part[0])) + part.slice(1);
    return before;
  });
};
