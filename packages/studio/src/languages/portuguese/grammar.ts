import { swapArticles, withoutRomanceArticle } from "../articles.ts";
import type { Grammar } from "../pack.ts";

export const grammar: Grammar = {
  articles: swapArticles({ um: "o", uma: "a", uns: "os", umas: "as" }),
  dictionaryForm: withoutRomanceArticle,
};
