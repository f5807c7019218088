import type { Language } from "../../../languages.ts";
import { isUnspaced } from "../../../languages.ts";
import { abbreviations } from "./abbreviations.ts";
import { type Notation, notations, signs } from "./notation.ts";

/** A word as the voices of the other languages can read it: they know whole numbers, but no money, dates or short forms. */
export const sayFigures = (word: string, next: string, language: Language): string => {
  const bare = word.replace(/^[^\p{L}\p{N}\p{Sc}#&%-]+/u, "");
  const short = abbreviations[language][bare.toLowerCase()];
  if (short) return short;
  if (language === "chinese" && /^\d{4}$/.test(bare) && next.startsWith("年")) return chineseYear(bare);
  const notation = notations[language];
  return readable(
    bare
      .replace(/(R\$|[$€£¥₹₩৳])\s*([\d.,]*\d)/g, (_, sign, amount) => money(sign, amount, notation, language))
      .replace(/([\d.,]*\d)\s*([$€£¥₹₩৳])/g, (_, amount, sign) => money(sign, amount, notation, language))
      .replace(/R\$|[$€£¥₹₩৳]/g, (sign) => ` ${moneyName(sign, notation)} `)
      .replace(/([\d.,]*\d)%/g, (_, amount) => percent(amount, notation, language))
      .replace(/%/g, ` ${notation.percent} `)
      .replace(/(\d)[:/\-–](?=\d)/g, "$1 ")
      .replace(/(\d{1,2})\.(\d{1,2})\.(\d{2,4})/g, "$1 $2 $3")
      .replace(/\d[\d.,]*\d/g, (amount) => figure(amount, notation.decimal))
      .replace(/&/g, ` ${notation.and} `),
    notation,
  );
};

/** A year is said figure by figure. */
const chineseYear = (figures: string): string =>
  Array.from(figures, (figure) => "零一二三四五六七八九"[Number(figure)]).join("");

/** "1.234,5" and "1,234.5" alike, in the figures that the language's voice reads. */
const figure = (amount: string, decimal: "." | ","): string => {
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

/** R$ is Brazil's, and the taka stands in the place of the rupee, for only Bengali writes it. */
const moneyName = (sign: string, { money: names }: Notation): string =>
  sign === "R$" ? "reais" : (names[signs.indexOf(sign === "৳" ? "₹" : sign)] ?? "");

const money = (sign: string, amount: string, notation: Notation, language: Language): string => {
  const [whole, part] = split(amount, notation.decimal);
  const name = moneyName(sign, notation);
  if (part === undefined || Number(part) === 0) return ` ${whole} ${name} `;
  const together = isUnspaced(language) || language === "korean";
  return together ? ` ${whole}.${part} ${name} ` : ` ${whole} ${name} ${part} `;
};

const percent = (amount: string, notation: Notation, language: Language): string => {
  const value = figure(amount, notation.decimal);
  return language === "chinese" ? ` ${notation.percent}${value} ` : ` ${value} ${notation.percent} `;
};

/** What the voice can read: letters of its own script and Latin ones, figures, and points and commas between figures. */
const readable = (text: string, notation: Notation): string =>
  Array.from(text, (character, index) => {
    if (/\p{N}|\p{M}|\u200c|\u200d|['’ー]/u.test(character)) return character;
    if (/\p{L}/u.test(character))
      return /\p{Script=Latin}/u.test(character) || notation.scripts.test(character) ? character : " ";
    const between = /\d/.test(text[index - 1] ?? "") && /\d/.test(text[index + 1] ?? "");
    return /[.,]/.test(character) && between ? character : " ";
  })
    .join("")
    .replace(/(^|\s)['’]+|['’]+(?=\s|$)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
