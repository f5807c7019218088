import { type LanguageId, languages } from "#contract/catalogue/languages.ts";

const maxWords = 6;
const clauseEnd = /[,.;:!?、。，！？；：।؟،"“”«»「」『』—–\n]/u;
const leadingMarks = /^[\s"“”„«»「『¡¿(—–-]+/u;

/** A title from a narration without one: its first clause, up to six words. */
export const openingWords = (narration: string, language: LanguageId): string => {
  const [clause = ""] = narration.replace(leadingMarks, "").split(clauseEnd);
  const segmenter = new Intl.Segmenter(languages[language].tag, { granularity: "word" });
  const words = [...segmenter.segment(clause)].filter(({ isWordLike }) => isWordLike);
  const last = words[Math.min(words.length, maxWords) - 1];
  return last ? clause.slice(0, last.index + last.segment.length) : clause.trim();
};
