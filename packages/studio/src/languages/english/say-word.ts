import type { Narration } from "../pack.ts";
import { cardinal, digits, ordinal, year } from "./numbers.ts";

/** An English word as it is read aloud: "$3.50" is "three dollars fifty", "1st" is "first". */
export const sayEnglishWord = (word: string, next: string, { abbreviations, notation }: Narration): string => {
  const bare = word.replace(/^[^\p{L}\p{N}$€£¥₹₩#&@%-]+/u, "");
  const short = abbreviations[bare.toLowerCase()] ?? abbreviations[bare.toLowerCase().replace(/[,;:]$/, "")];
  // "No." is a number before digits and an answer elsewhere.
  if (short && !(/^no\.$/i.test(bare) && !/^\d/.test(next))) return short;
  return sayNumbers(bare, notation.money)
    .replace(/&/g, " and ")
    .replace(/@/g, " at ")
    .replace(/\+/g, " plus ")
    .replace(/=/g, " equals ")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’ʼ]/g, "'")
    .replace(/ß/g, "ss")
    .replace(/[æÆ]/g, "ae")
    .replace(/[øØ]/g, "o")
    .replace(/[łŁ]/g, "l")
    .replace(/[^a-z']+/gi, " ")
    .replace(/(^|\s)'+|'+(?=\s|$)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
};

const sayNumbers = (text: string, names: CurrencyNames): string =>
  text
    .replace(/(\d),(?=\d{3}(?!\d))/g, "$1")
    .replace(/([$€£¥₹₩])(\d+)(?:\.(\d+))?/g, (_, sign, whole, part) => money(names, sign, whole, part))
    .replace(/(\d+)(?:\.(\d+))?([$€£¥₹₩])/g, (_, whole, part, sign) => money(names, sign, whole, part))
    .replace(/[$€£¥₹₩]/g, (sign) => ` ${currencyName(names, sign)} `)
    .replace(/\b(\d{1,2}):(\d{2})(?!\d)/g, (_, hour, minute) => time(Number(hour), Number(minute)))
    .replace(/\b(\d+)(?:st|nd|rd|th)\b/gi, (_, value) => ` ${ordinal(Number(value))} `)
    .replace(/\b(\d{2}|\d{4})['’]?s\b/g, (_, value) => ` ${plural(sayWhole(value))} `)
    .replace(/\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g, (_, ...date) =>
      date.slice(0, 3).map(Number).map(sayDatePart).join(" "),
    )
    .replace(/(?<!\d)([13])[/⁄]([24])(?!\d)/g, (found, over, under) => fractions[`${over}/${under}`] ?? found)
    .replace(/#(?=\d)/g, " number ")
    .replace(/%/g, " percent ")
    .replace(/°\s*([CF])?/g, " degrees ")
    .replace(/(\d)[-–](?=\d)/g, "$1 to ")
    .replace(/(^|\s)[-−](?=\d)/g, "$1 minus ")
    .replace(/(\d+)\.(\d+)/g, (_, whole, part) => ` ${sayWhole(whole)} point ${digits(part)} `)
    .replace(/\d+/g, (value) => ` ${sayWhole(value)} `);

const fractions: Readonly<Record<string, string>> = {
  "1/2": " one half ",
  "1/4": " one quarter ",
  "3/4": " three quarters ",
};

const sayDatePart = (part: number): string => (part > 31 ? year(part) : cardinal(part));

const sayWhole = (number: string): string => {
  const value = Number(number);
  if (number.length > 15 || (number.length > 1 && number.startsWith("0"))) return digits(number);
  return number.length === 4 && value >= 1100 && value < 2100 ? year(value) : cardinal(value);
};

type CurrencyNames = Readonly<Record<string, string>>;

const currencyName = (names: CurrencyNames, sign: string): string => names[sign] ?? "";

const money = (names: CurrencyNames, sign: string, whole: string, part: string | undefined): string => {
  const name = currencyName(names, sign);
  const amount = `${cardinal(Number(whole))} ${whole === "1" ? name.replace(/s$/, "") : name}`;
  if (!part) return ` ${amount} `;
  return ` ${amount} ${part.length === 2 ? cardinal(Number(part)) : `point ${digits(part)}`} `;
};

const time = (hour: number, minute: number): string => {
  if (minute === 0) return ` ${cardinal(hour)} o'clock `;
  return ` ${cardinal(hour)} ${minute < 10 ? "oh " : ""}${cardinal(minute)} `;
};

const plural = (words: string): string => (words.endsWith("y") ? `${words.slice(0, -1)}ies` : `${words}s`);
