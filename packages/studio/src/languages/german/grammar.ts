import type { Articles, Grammar } from "../pack.ts";

/** Nouns come with their definite article; plurals come without any. */
const articles: Articles = (word) => {
  const [article = "", ...rest] = word.split(" ");
  const noun = rest.join(" ");
  if (article === "die") return [`eine ${noun}`, word];
  return noun === "" ? [word, `die ${word}`] : [`ein ${noun}`, word];
};

export const grammar: Grammar = {
  articles,
  dictionaryForm: (word) => word.replace(/^(?:der|die|das) /, "").toLowerCase(),
};
