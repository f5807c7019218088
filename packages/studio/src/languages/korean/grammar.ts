import { noArticles } from "../articles.ts";
import type { Grammar } from "../pack.ts";
import { isClosedSyllable, particleAfter } from "./particles.ts";

export const grammar: Grammar = {
  articles: noArticles,
  dictionaryForm: (word) => word,
  placePhrase: (place) => `${place}에서`,
  joinerAfter: (words) => (isClosedSyllable(words) ? "과 " : undefined),
  particleAfter,
  minNounLength: 2,
};
