import { type Language, narrations } from "../../languages/index.ts";
import { sayNumbers } from "./spoken-numbers.ts";

/** The spoken form of a written word, and the mark after it that makes the voice pause. Both may be empty. */
export interface SpokenWord {
  readonly text: string;
  readonly mark: "" | "," | "." | "?" | "!";
}

/** The spoken form of each of the words; it may depend on the next word. */
export const spokenWords = (words: readonly string[], language: Language): readonly SpokenWord[] =>
  words.map((word, index) => {
    const clean = inAsciiDigits(withoutPictures(word.normalize("NFKC"))).replace(/٪/g, "%");
    // "1969—the" is two words with a breath between them.
    const parts = withoutPause(clean).split(/—|–(?=\p{L})|(?<=\p{L})–|\.{2,}/u);
    const text = parts
      .map((part) => say(part, words[index + 1] ?? "", language))
      .filter((part) => /[\p{L}\p{N}]/u.test(part))
      .join(", ");
    return { text, mark: pause(clean) };
  });

const say = (part: string, next: string, language: Language): string =>
  narrations[language].sayWord?.(part, next, narrations[language]) ?? normalized(sayNumbers(part, language), language);

const normalized = (text: string, language: Language): string => narrations[language].normalize?.(text) ?? text;

/** Arabic, Persian, Hindi and Bengali digits as 0 to 9. Code points end in 0 to 9; those of Hindi and Bengali in 6 to F. */
const inAsciiDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९০-৯]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String((code & 0xf) - (code >= 0x900 ? 6 : 0));
  });

const withoutPictures = (text: string): string =>
  text.replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\ufe0f|\u20e3|[*_~`^|]/gu, "");

/** An abbreviation needs its dot. Other marks at the end of a word are pauses. */
const withoutPause = (text: string): string => text.replace(/[^\p{L}\p{N}\p{M}.%&°$€£¥₹₩৳+]+$/u, "");

const pause = (word: string): SpokenWord["mark"] => {
  const tail = word.match(/[^\p{L}\p{N}\p{M}%&$€£¥₹₩৳]+$/u)?.[0] ?? "";
  if (/[?？؟]/.test(tail)) return "?";
  if (/[!！]/.test(tail)) return "!";
  if (/\.{2,}/.test(tail)) return ",";
  if (/[.。।॥]/.test(tail)) return ".";
  return /[,;:，；：、،؛—–]/.test(tail) || /^-+$/.test(word) ? "," : "";
};
