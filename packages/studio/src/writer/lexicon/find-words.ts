import { type Language, languageOf } from "../languages.ts";
import { dictionary, type Meaning, type Sort } from "./dictionary.ts";

export interface Hit {
  readonly sort: Sort;
  /** What it is to a picture: "fox", "forest", "night". */
  readonly value: string;
  readonly word: string;
  readonly at: number;
}

/** The words of a text that a picture can show, in their order. */
export const findWords = (text: string, language: string): Hit[] => {
  const known = languageOf(language);
  const words = dictionary(known);
  const low = text.toLocaleLowerCase().replace(NO_BEAR, (far) => "　".repeat(far.length));
  return known === "chinese" || known === "japanese"
    ? scanned(low, words)
    : tokens(low).flatMap((token) => lookedUp(token, words, known, low));
};

/** "As far as" has the bear of Japanese in it. */
const NO_BEAR = /[近遠早]くまで/g;

const scanned = (text: string, words: ReadonlyMap<string, Meaning>): Hit[] => {
  const hits: Hit[] = [];
  for (let at = 0; at < text.length; at++)
    for (let length = Math.min(8, text.length - at); length > 0; length--) {
      const word = text.slice(at, at + length);
      const meaning = words.get(word);
      if (!meaning) continue;
      hits.push({ ...meaning, word, at });
      at += length - 1;
      break;
    }
  return hits;
};

interface Token {
  readonly word: string;
  readonly at: number;
}

const tokens = (text: string): Token[] =>
  [...text.matchAll(/(?:[\p{L}\p{M}'’-]|\u200c|\u200d)+/gu)].map(({ index, 0: word }) => ({
    word: word.replace(/['’]s$/, ""),
    at: index,
  }));

const lookedUp = (token: Token, words: ReadonlyMap<string, Meaning>, language: Language, text: string): Hit[] => {
  if (language === "english" && SIMILE.test(text.slice(Math.max(0, token.at - 24), token.at))) return [];
  const two = /^\S+\s+[\p{L}\p{M}]+/u.exec(text.slice(token.at))?.[0].replace(/\s+/g, " ");
  const meaning =
    (two ? words.get(two) : undefined) ??
    formsOf(token.word, language)
      .map((form) => words.get(form))
      .find((found) => found !== undefined);
  return meaning ? [{ ...meaning, word: token.word, at: token.at }] : [];
};

/** What is only compared to ("purred like a cat") is not there to be seen. */
const SIMILE = /\b(?:like|as|than|of being|afraid of)\s+(?:an?\s+|the\s+)?(?:[a-z]+\s+)?$/;

/** The word, then what is left of it when its ending goes. */
const formsOf = (word: string, language: Language): string[] => {
  if (language === "english")
    return [word, word.replace(/ies$/, "y"), word.replace(/(?<=[sxh])es$/, ""), word.replace(/s$/, "")];
  if (language === "arabic") return arabicForms(word);
  const longest = { german: 2, spanish: 2, french: 2, portuguese: 2, korean: 4 }[language as string] ?? 3;
  const shortest = language === "korean" ? 1 : language === "hindi" || language === "bengali" ? 3 : 4;
  const forms = [word];
  for (let cut = 1; cut <= longest; cut++) {
    const stem = word.slice(0, word.length - cut);
    const ending = word.slice(word.length - cut);
    if (stem.length >= shortest && (language !== "korean" || PARTICLES.test(ending))) forms.push(stem);
  }
  return forms;
};

const PARTICLES =
  /^(?:은|는|이|가|을|를|에|의|로|와|과|도|만|들|에서|으로|에게|께서|들은|들이|들을|까지|부터|처럼|보다|라는|이라는|들의|에는|한테|이는)$/;

const arabicForms = (word: string): string[] => {
  const bare = word.replace(/[\u064b-\u065f\u0670\u0640]/g, "");
  const forms = [bare];
  for (const prefix of ["ال", "وال", "بال", "فال", "كال", "لل", "و", "ب", "ل", "ف", "ك"])
    if (bare.startsWith(prefix) && bare.length - prefix.length >= 3) forms.push(bare.slice(prefix.length));
  return forms
    .flatMap((form) => [form, form.replace(/(?:ها|هم|ه|ي|ين|ون|ات)$/, ""), form.replace(/ة$/, "")])
    .filter((form) => form.length > 1);
};
