import type { Language } from "../../../languages.ts";

/** How a language writes and reads figures and signs. */
export interface Notation {
  readonly decimal: "." | ",";
  readonly and: string;
  readonly percent: string;
  /** What $, €, £, ¥, ₹ and ₩ are called. */
  readonly money: readonly [dollar: string, euro: string, pound: string, yen: string, rupee: string, won: string];
  /** Scripts whose letters its voice can read besides the Latin ones. */
  readonly scripts: RegExp;
}

export const signs: readonly string[] = ["$", "€", "£", "¥", "₹", "₩"];

const latinOnly = /\p{Script=Latin}/u;

export const notations: Readonly<Record<Language, Notation>> = {
  english: {
    decimal: ".",
    and: "and",
    percent: "percent",
    money: ["dollars", "euros", "pounds", "yen", "rupees", "won"],
    scripts: latinOnly,
  },
  chinese: {
    decimal: ".",
    and: "和",
    percent: "百分之",
    money: ["美元", "欧元", "英镑", "元", "卢比", "韩元"],
    scripts: /\p{Script=Han}/u,
  },
  hindi: {
    decimal: ".",
    and: "और",
    percent: "प्रतिशत",
    money: ["डॉलर", "यूरो", "पाउंड", "येन", "रुपये", "वॉन"],
    scripts: /\p{Script=Devanagari}/u,
  },
  spanish: {
    decimal: ",",
    and: "y",
    percent: "por ciento",
    money: ["dólares", "euros", "libras", "yenes", "rupias", "wones"],
    scripts: latinOnly,
  },
  french: {
    decimal: ",",
    and: "et",
    percent: "pour cent",
    money: ["dollars", "euros", "livres", "yens", "roupies", "wons"],
    scripts: latinOnly,
  },
  arabic: {
    decimal: ".",
    and: "وَ",
    percent: "بِالمِئَة",
    money: ["دُولَار", "يُورُو", "جُنَيْه", "يِن", "رُوبِيَّة", "وُون"],
    scripts: /\p{Script=Arabic}/u,
  },
  bengali: {
    decimal: ".",
    and: "এবং",
    percent: "শতাংশ",
    money: ["ডলার", "ইউরো", "পাউন্ড", "ইয়েন", "টাকা", "ওন"],
    scripts: /\p{Script=Bengali}/u,
  },
  portuguese: {
    decimal: ",",
    and: "e",
    percent: "por cento",
    money: ["dólares", "euros", "libras", "ienes", "rupias", "wons"],
    scripts: latinOnly,
  },
  russian: {
    decimal: ",",
    and: "и",
    percent: "процентов",
    money: ["долларов", "евро", "фунтов", "иен", "рупий", "вон"],
    scripts: /\p{Script=Cyrillic}/u,
  },
  japanese: {
    decimal: ".",
    and: "と",
    percent: "パーセント",
    money: ["ドル", "ユーロ", "ポンド", "円", "ルピー", "ウォン"],
    scripts: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
  },
  german: {
    decimal: ",",
    and: "und",
    percent: "Prozent",
    money: ["Dollar", "Euro", "Pfund", "Yen", "Rupien", "Won"],
    scripts: latinOnly,
  },
  korean: {
    decimal: ".",
    and: "그리고",
    percent: "퍼센트",
    money: ["달러", "유로", "파운드", "엔", "루피", "원"],
    scripts: /\p{Script=Hangul}/u,
  },
};
