import type { Foreign } from "../../languages.ts";

/** A noun as it first comes, and as it comes again: "ein Fuchs", "der Fuchs". */
export type Articles = (word: string) => readonly [first: string, again: string];

const bare: Articles = (word) => [word, word];

const swapped =
  (pairs: Readonly<Record<string, string>>): Articles =>
  (word) => {
    const [article = "", ...rest] = word.split(" ");
    const other = pairs[article];
    return [word, other ? `${other} ${rest.join(" ")}` : word];
  };

/** Words of French whose "h" stands for a consonant. */
const ASPIRATE = /^(?:hérisson|hibou|héros|homard|hamster)/;

const french: Articles = (word) => {
  const [article = "", ...rest] = word.split(" ");
  const noun = rest.join(" ");
  if (article === "des") return [word, `les ${noun}`];
  if (/^[aeiouyâàéèêîôœh]/i.test(noun) && !ASPIRATE.test(noun)) return [word, `l’${noun}`];
  return [word, `${article === "une" ? "la" : "le"} ${noun}`];
};

/** Several come first without any article. */
const german: Articles = (word) => {
  const [article = "", ...rest] = word.split(" ");
  const noun = rest.join(" ");
  if (article === "die") return [`eine ${noun}`, word];
  return noun === "" ? [word, `die ${word}`] : [`ein ${noun}`, word];
};

/** The letters that the "l" of the article becomes like. */
const SUN = /^[تثدذرزسشصضطظلن]/;

const arabic: Articles = (word) => {
  const [first = word, again] = word.split("=");
  if (again) return [first, again];
  const definite = first.replace(/ٌ(ّ?)$/, "ُ$1");
  return [first, SUN.test(first) ? `ال${doubled(definite)}` : `الْ${definite}`];
};

const doubled = (word: string): string => `${word.charAt(0)}ّ${word.slice(1)}`.replace("ّّ", "ّ");

const chinese: Articles = (word) => {
  const [measure = "", noun = ""] = word.split(" ");
  return [/^[几一]/.test(measure) ? `${measure}${noun}` : `一${measure}${noun}`, noun];
};

const several = /^কয়েক(?:টি|জন)? /;

export const articles: Readonly<Record<Foreign, Articles>> = {
  german,
  french,
  arabic,
  chinese,
  spanish: swapped({ un: "el", una: "la", unos: "los", unas: "las" }),
  portuguese: swapped({ um: "o", uma: "a", uns: "os", umas: "as" }),
  russian: bare,
  japanese: bare,
  korean: bare,
  hindi: (word) => [`एक ${word}`, word],
  bengali: (word) => (several.test(word) ? [word, word.replace(several, "")] : [`এক ${word}`, word]),
};
