import { noArticles } from "../articles.ts";
import type { Grammar } from "../pack.ts";

export const grammar: Grammar = { articles: noArticles, dictionaryForm: (word) => word };
