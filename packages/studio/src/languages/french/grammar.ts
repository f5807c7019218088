import { withoutRomanceArticle } from "../articles.ts";
import type { Articles, Grammar } from "../pack.ts";

/** Words whose "h" counts as a consonant. */
const ASPIRATE = /^(?:hérisson|hibou|héros|homard|hamster)/;

const articles: Articles = (word) => {
  const [article = "", ...rest] = word.split(" ");
  const noun = rest.join(" ");
  if (article === "des") return [word, `les ${noun}`];
  if (/^[aeiouyâàéèêîôœh]/i.test(noun) && !ASPIRATE.test(noun)) return [word, `l’${noun}`];
  return [word, `${article === "une" ? "la" : "le"} ${noun}`];
};

export const grammar: Grammar = { articles, dictionaryForm: withoutRomanceArticle };
