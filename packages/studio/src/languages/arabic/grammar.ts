import type { Articles, Grammar } from "../pack.ts";
import { withoutVowelMarks } from "./word-forms.ts";

/** The letters that assimilate the "l" of the article. */
const SUN = /^[تثدذرزسشصضطظلن]/;

const articles: Articles = (word) => {
  const [first = word, again] = word.split("=");
  if (again) return [first, again];
  const definite = first.replace(/ٌ(ّ?)$/, "ُ$1");
  return [first, SUN.test(first) ? `ال${doubled(definite)}` : `الْ${definite}`];
};

const doubled = (word: string): string => `${word.charAt(0)}ّ${word.slice(1)}`.replace("ّّ", "ّ");

const FEMININE = /ة(?:ٌ|$|ٌ=|=)|اةٌ/;

export const grammar: Grammar = {
  articles,
  dictionaryForm: withoutVowelMarks,
  genderByEnding: (word) => (FEMININE.test(word.split(" ")[0] ?? word) ? "she" : undefined),
};
