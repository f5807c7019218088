import { type Language, languageOf, writings } from "../../languages/index.ts";
import { findWords } from "../lexicon/find-words.ts";

/** Words such as "the" and "und", which say nothing about a text. */
export const isStopWord = (word: string, language: Language): boolean =>
  writings[language].stopWords.includes(word.toLocaleLowerCase());

/** The words for characters, things and places in a text, the most frequent first. Verbs are none. */
export const namedThings = (text: string, language: string): string[] => {
  const { stopWords: stop, keywordOf = (word: string) => word } = writings[languageOf(language)];
  const counts = new Map<string, number>();
  for (const { sort, word: found } of findWords(text.slice(0, 20_000), language)) {
    const word = keywordOf(found);
    if (/^(?:kind|prop|place)$/.test(sort) && !stop.includes(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .filter(([word, count]) => count > 2 && !MOSTLY_OTHER_WORDS.test(word))
    .sort((a, b) => b[1] - a[1])
    .map(([word]) => word);
};

/** English words that seldom mean the thing. */
const MOSTLY_OTHER_WORDS = /^(?:saw|lime|home|man|child|fine|watch|fall)$/;
