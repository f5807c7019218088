import { swapArticles, withoutRomanceArticle } from "../articles.ts";
import type { Grammar } from "../pack.ts";

export const grammar: Grammar = {
  articles: swapArticles({ un: "el", una: "la", unos: "los", unas: "las" }),
  dictionaryForm: withoutRomanceArticle,
};
