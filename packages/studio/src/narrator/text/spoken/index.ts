import type { Language } from "../../../languages.ts";
import { sayEnglish } from "./english.ts";
import { sayFigures } from "./figures.ts";

/** What is said for a written word, and the mark after it that makes the voice pause. Both may be empty. */
export interface Spoken {
  readonly text: string;
  readonly mark: "" | "," | "." | "?" | "!";
}

/** How each of the words is said, given the words around it. */
export const spoken = (words: readonly string[], language: Language): readonly Spoken[] =>
  words.map((word, index) => {
    const clean = inOurFigures(withoutPictures(word.normalize("NFKC"))).replace(/٪/g, "%");
    // "1969—the" is two words with a breath between them.
    const parts = withoutPause(clean).split(/—|–(?=\p{L})|(?<=\p{L})–|\.{2,}/u);
    const text = parts
      .map((part) => say(part, words[index + 1] ?? "", language))
      .filter((part) => /[\p{L}\p{N}]/u.test(part))
      .join(", ");
    return { text, mark: pause(clean) };
  });

const say = (part: string, next: string, language: Language): string =>
  language === "english" ? sayEnglish(part, next) : forVoice(sayFigures(part, next, language), language);

/** Arabic, Persian, Hindi and Bengali figures as 0 to 9: their codes end in 0 to 9, and the latter two in 6 to F. */
const inOurFigures = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९০-৯]/g, (figure) => {
    const code = figure.charCodeAt(0);
    return String((code & 0xf) - (code >= 0x900 ? 6 : 0));
  });

const withoutPictures = (text: string): string =>
  text.replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\ufe0f|\u20e3|[*_~`^|]/gu, "");

/** A short form needs its dot; other marks at the end of a word are for the breath, not for the word. */
const withoutPause = (text: string): string => text.replace(/[^\p{L}\p{N}\p{M}.%&°$€£¥₹₩৳+]+$/u, "");

const pause = (word: string): Spoken["mark"] => {
  const tail = word.match(/[^\p{L}\p{N}\p{M}%&$€£¥₹₩৳]+$/u)?.[0] ?? "";
  if (/[?？؟]/.test(tail)) return "?";
  if (/[!！]/.test(tail)) return "!";
  if (/\.{2,}/.test(tail)) return ",";
  if (/[.。।॥]/.test(tail)) return ".";
  return /[,;:，；：、،؛—–]/.test(tail) || /^-+$/.test(word) ? "," : "";
};

/** Bengali letters with a dot below are taken apart by Unicode's normal forms, and the voice then loses their vowels. */
const forVoice = (text: string, language: Language): string =>
  language === "bengali"
    ? text
        .replace(/\u09af\u09bc/g, "\u09df")
        .replace(/\u09a1\u09bc/g, "\u09dc")
        .replace(/\u09a2\u09bc/g, "\u09dd")
    : text;
