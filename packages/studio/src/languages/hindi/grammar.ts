import type { Grammar } from "../pack.ts";

export const grammar: Grammar = {
  articles: (word) => [`एक ${word}`, word],
  dictionaryForm: (word) => word,
  hasBarePlurals: true,
};
