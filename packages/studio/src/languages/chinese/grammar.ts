import type { Articles, Grammar } from "../pack.ts";

/** Words begin with their measure word. */
const articles: Articles = (word) => {
  const [measure = "", noun = ""] = word.split(" ");
  return [/^[几一]/.test(measure) ? `${measure}${noun}` : `一${measure}${noun}`, noun];
};

export const grammar: Grammar = {
  articles,
  dictionaryForm: (word) => articles(word)[1],
  placePhrase: (place) => `在${place}`,
  minNounLength: 2,
};
