import * as stopword from "stopword";
import { languages } from "../../languages.ts";
import { type Language, languageOf, wordsRunTogether } from "../languages.ts";

const stops: Readonly<Record<Language, readonly string[]>> = {
  english: stopword.eng,
  chinese: stopword.zho,
  hindi: stopword.hin,
  spanish: stopword.spa,
  french: stopword.fra,
  arabic: stopword.ara,
  bengali: stopword.ben,
  portuguese: stopword.por,
  russian: stopword.rus,
  japanese: stopword.jpn,
  german: stopword.deu,
  korean: stopword.kor,
};

/** "the", "und": what a language has in every sentence. */
export const isLittleWord = (word: string, language: Language): boolean =>
  stops[language].includes(word.toLocaleLowerCase());

/** The words that a text is about, the most telling first. */
export const keywords = (text: string, language: string, count: number): string[] => {
  const known = languageOf(language);
  const stop = new Set(stops[known]);
  const shortest = wordsRunTogether(known) ? 2 : 4;
  const counts = new Map<string, number>();
  for (const { segment, isWordLike } of new Intl.Segmenter(languages[known], { granularity: "word" }).segment(
    text.slice(0, 20_000),
  )) {
    if (!isWordLike) continue;
    const word = bare(segment.toLocaleLowerCase(languages[known]), known);
    if (stop.has(word) || /\p{Nd}/u.test(word) || [...word].length < shortest || DULL.test(word)) continue;
    counts.set(word, (counts.get(word) ?? 0) + 1 + Math.min(0.4, [...word].length * 0.03));
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, count)
    .map(([word]) => word);
};

const DULL =
  /^(?:said|asked|that|this|there|their|they|then|when|with|would|could|came|went|back|only|into|have|been|were|very|over|some|what|from|them|about|after|before|again|nobody|somebody|everything|himself|herself|quite|still|like|once|thought|looked|stood|knew|took|began|things|thing|little)$/;

const bare = (word: string, language: Language): string => {
  if (language === "korean")
    return word.replace(/(?:에서|으로|에게|까지|부터|처럼|들은|들이|들을|은|는|이|가|을|를|에|의|로|와|과|도)$/, "");
  if (language === "arabic") return word.replace(/[\u064b-\u065f\u0670\u0640]/g, "");
  return word.replace(/['’]s$/, "");
};
