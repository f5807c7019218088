import { noArticles } from "../articles.ts";
import type { Grammar } from "../pack.ts";

const FEMININE = /[ая]$/;

export const grammar: Grammar = {
  articles: noArticles,
  dictionaryForm: (word) => word,
  genderByEnding: (word) => {
    if (/[ое]$/.test(word)) return "it";
    return FEMININE.test(word.split(" ")[0] ?? word) ? "she" : undefined;
  },
};
