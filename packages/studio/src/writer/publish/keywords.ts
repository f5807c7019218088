import { hasJoinedWords, type Language, languageBasics, languageOf, writings } from "../../languages/index.ts";

/** Words such as "the" and "und", which say nothing about a text. */
export const isStopWord = (word: string, language: Language): boolean =>
  writings[language].stopWords.includes(word.toLocaleLowerCase());

/** The words that a text is about, the most frequent first. Long words count a little more. */
export const keywords = (text: string, language: string, count: number): string[] => {
  const known = languageOf(language);
  const stop = new Set(writings[known].stopWords);
  const { tag } = languageBasics[known];
  const { keywordOf = withoutPossessive } = writings[known];
  const minLength = hasJoinedWords(known) ? 2 : 4;
  const counts = new Map<string, number>();
  for (const { segment, isWordLike } of new Intl.Segmenter(tag, { granularity: "word" }).segment(
    text.slice(0, 20_000),
  )) {
    if (!isWordLike) continue;
    const word = keywordOf(segment.toLocaleLowerCase(tag));
    if (stop.has(word) || /\p{Nd}/u.test(word) || [...word].length < minLength || COMMON_ENGLISH.test(word)) continue;
    counts.set(word, (counts.get(word) ?? 0) + 1 + Math.min(0.4, [...word].length * 0.03));
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, count)
    .map(([word]) => word);
};

/** English words that stories use often and that the stop words lack. */
const COMMON_ENGLISH =
  /^(?:said|asked|that|this|there|their|they|then|when|with|would|could|came|went|back|only|into|have|been|were|very|over|some|what|from|them|about|after|before|again|nobody|somebody|everything|himself|herself|quite|still|like|once|thought|looked|stood|knew|took|began|things|thing|little)$/;

const withoutPossessive = (word: string): string => word.replace(/['’]s$/, "");
