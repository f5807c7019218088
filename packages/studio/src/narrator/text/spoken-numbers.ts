import { hasJoinedWords, type Language, languageBasics, narrations } from "../../languages/index.ts";
import { currencySigns, type Notation } from "../../languages/pack.ts";
import { type Script, scriptLetters } from "../../languages/scripts.ts";

/** A word as the voices can read it: they know whole numbers, but no money, dates or abbreviations. */
export const sayNumbers = (word: string, language: Language): string => {
  const bare = word.replace(/^[^\p{L}\p{N}\p{Sc}#&%-]+/u, "");
  const { abbreviations, notation } = narrations[language];
  const short = abbreviations[bare.toLowerCase()];
  if (short) return short;
  return readable(
    bare
      .replace(/(R\$|[$€£¥₹₩৳])\s*([\d.,]*\d)/g, (_, sign, amount) => money(sign, amount, notation, language))
      .replace(/([\d.,]*\d)\s*([$€£¥₹₩৳])/g, (_, amount, sign) => money(sign, amount, notation, language))
      .replace(/R\$|[$€£¥₹₩৳]/g, (sign) => ` ${currencyName(sign, notation)} `)
      .replace(/([\d.,]*\d)%/g, (_, amount) => percent(amount, notation))
      .replace(/%/g, ` ${notation.percent} `)
      .replace(/(\d)[:/\-–](?=\d)/g, "$1 ")
      .replace(/(\d{1,2})\.(\d{1,2})\.(\d{2,4})/g, "$1 $2 $3")
      .replace(/\d[\d.,]*\d/g, (amount) => plainNumber(amount, notation.decimal))
      .replace(/&/g, ` ${notation.and} `),
    language,
  );
};

/** "1.234,5" and "1,234.5" alike, as the voice of the language reads it. */
const plainNumber = (amount: string, decimal: "." | ","): string => {
  const [whole, part] = split(amount, decimal);
  return part === undefined ? whole : `${whole}${decimal}${part}`;
};

const split = (amount: string, decimal: "." | ","): readonly [whole: string, part?: string] => {
  const marks = amount.replace(/\d/g, "");
  const last = marks.at(-1);
  if (last === undefined) return [amount];
  const at = amount.lastIndexOf(last);
  const part = amount.slice(at + 1);
  const several = marks.length > 1 && new Set(marks).size === 1;
  const thousands = several || (marks.length === 1 && last !== decimal && part.length === 3);
  const whole = amount.slice(0, at).replace(/\D/g, "");
  return thousands ? [whole + part] : [whole || "0", part];
};

/** Only Bengali writes "৳", and its name for "₹" is the taka. */
const currencyName = (sign: string, { money: names }: Notation): string => {
  if (sign === "R$") return "reais";
  const known = currencySigns.find((each) => each === (sign === "৳" ? "₹" : sign));
  return known ? names[known] : "";
};

const money = (sign: string, amount: string, notation: Notation, language: Language): string => {
  const [whole, part] = split(amount, notation.decimal);
  const name = currencyName(sign, notation);
  if (part === undefined || Number(part) === 0) return ` ${whole} ${name} `;
  return hasJoinedWords(language) ? ` ${whole}.${part} ${name} ` : ` ${whole} ${name} ${part} `;
};

const percent = (amount: string, notation: Notation): string => {
  const value = plainNumber(amount, notation.decimal);
  return notation.isPercentFirst ? ` ${notation.percent}${value} ` : ` ${value} ${notation.percent} `;
};

/** What the voice can read: letters of its scripts and Latin ones, digits, and points and commas between digits. */
const readable = (text: string, language: Language): string =>
  Array.from(text, (character, index) => {
    if (/\p{N}|\p{M}|\u200c|\u200d|['’ー]/u.test(character)) return character;
    if (/\p{L}/u.test(character)) return isReadable(character, language) ? character : " ";
    const between = /\d/.test(text[index - 1] ?? "") && /\d/.test(text[index + 1] ?? "");
    return /[.,]/.test(character) && between ? character : " ";
  })
    .join("")
    .replace(/(^|\s)['’]+|['’]+(?=\s|$)/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const isReadable = (letter: string, language: Language): boolean => {
  const scripts: readonly Script[] = ["latin", ...languageBasics[language].scripts];
  return scripts.some((script) => scriptLetters[script].test(letter));
};
