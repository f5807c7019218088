import { isUnspaced, type Language, writings } from "../../languages/index.ts";
import { lookOf, looksAtEnd } from "./look-words.ts";

const MAX_WORDS = 3;

/** The looks that a text gives the character named at this position: "old" for "der alte Fischer". */
export const looksAt = (text: string, at: number, word: string, language: Language): string[] => {
  const [before, rest] = [text.slice(Math.max(0, at - 60), at), text.slice(at)];
  // In languages without spaces the word itself may begin with a look: "老渔夫".
  if (isUnspaced(language)) return looksAtEnd(before + (word.length > 2 ? word.slice(0, 1) : ""), language);
  const { adjectives } = writings[language];
  const clause = adjectives === "after" ? "" : (/[^.,;:!?…]*$/u.exec(before)?.[0] ?? "");
  const ending = adjectives !== "before" ? (/^[^.,;:!?…]*/u.exec(rest.slice(0, 80))?.[0] ?? "") : "";
  return [
    ...new Set([
      ...looks(words(clause).reverse(), language),
      ...looks(words(ending).slice(words(word).length), language),
    ]),
  ];
};

/** The looks of the words next to the noun, up to the first other word. */
const looks = (words: readonly string[], language: Language): string[] => {
  const said = words.slice(0, MAX_WORDS).map((word) => lookOf(withoutVowelMarks(word), language));
  const end = said.indexOf(undefined);
  return said.slice(0, end < 0 ? MAX_WORDS : end).filter((look) => look !== undefined);
};

const words = (part: string): string[] => part.toLocaleLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

const withoutVowelMarks = (word: string): string => word.replace(/[\u064b-\u065f\u0670\u0640]/g, "");
