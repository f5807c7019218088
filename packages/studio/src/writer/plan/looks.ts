import { isUnspaced, type Language, writings } from "../../languages/index.ts";
import { lookOf, looksAtEnd } from "./look-words.ts";

const MOST = 3;

/** How a text says that the one looks who is named at this place, in the artist's words: "der alte Fischer" is "old". */
export const looksAt = (text: string, at: number, word: string, language: Language): string[] => {
  const [before, rest] = [text.slice(Math.max(0, at - 60), at), text.slice(at)];
  // "老渔夫" is a word of its own for those whose words are written together: it says so itself.
  if (isUnspaced(language)) return looksAtEnd(before + (word.length > 2 ? word.slice(0, 1) : ""), language);
  const { adjectives } = writings[language];
  const clause = adjectives === "after" ? "" : (/[^.,;:!?…]*$/u.exec(before)?.[0] ?? "");
  const ending = adjectives !== "before" ? (/^[^.,;:!?…]*/u.exec(rest.slice(0, 80))?.[0] ?? "") : "";
  return [...new Set([...looks(words(clause).reverse(), language), ...looks(words(ending).slice(1), language)])];
};

/** The words next to the noun, for as long as they say how somebody looks. */
const looks = (words: readonly string[], language: Language): string[] => {
  const said = words.slice(0, MOST).map((word) => lookOf(unpointed(word), language));
  const end = said.indexOf(undefined);
  return said.slice(0, end < 0 ? MOST : end).filter((look) => look !== undefined);
};

const words = (part: string): string[] => part.toLocaleLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

const unpointed = (word: string): string => word.replace(/[\u064b-\u065f\u0670\u0640]/g, "");
