import type { Articles, Grammar } from "../pack.ts";

const SEVERAL = /^কয়েক(?:টি|জন)? /;

const articles: Articles = (word) => (SEVERAL.test(word) ? [word, word.replace(SEVERAL, "")] : [`এক ${word}`, word]);

export const grammar: Grammar = { articles, dictionaryForm: (word) => articles(word)[1] };
