import { isUnspaced, type Language, narrations } from "../../languages/index.ts";
import type { Phrase } from "../../languages/pack.ts";
import type { SpokenWord } from "./spoken-words.ts";

// In characters. Engines slur or stop within longer text.
const maxPhraseLength = { spaced: 190, unspaced: 60 } as const;

/** Returns one phrase for a sentence, or several, split at its clauses, for a long one. */
export const phrasesFor = (spoken: readonly SpokenWord[], first: number, language: Language): readonly Phrase[] => {
  const words = placedWords(spoken, first);
  const limit = isUnspaced(language) ? maxPhraseLength.unspaced : maxPhraseLength.spaced;
  return splitAtClauses(words, limit).map((clause) => phraseOf(clause, language));
};

interface PlacedWord {
  readonly word: number;
  readonly text: string;
  readonly mark: SpokenWord["mark"];
}

/** The words that are spoken. The mark of an unspoken one (a dash, an emoji) moves to the word before it. */
const placedWords = (spoken: readonly SpokenWord[], first: number): readonly PlacedWord[] => {
  const words: PlacedWord[] = [];
  spoken.forEach(({ text, mark }, index) => {
    const before = words.at(-1);
    if (text !== "") words.push({ word: first + index, text, mark });
    else if (before && before.mark === "") words[words.length - 1] = { ...before, mark };
  });
  return words;
};

const lengthOf = (words: readonly PlacedWord[]): number => words.reduce((sum, { text }) => sum + text.length + 1, 0);

/** Splits text over the limit at the punctuation mark nearest to its middle, or in the middle where it has none. */
const splitAtClauses = (words: readonly PlacedWord[], limit: number): readonly (readonly PlacedWord[])[] => {
  if (words.length === 0) return [];
  if (words.length === 1 || lengthOf(words) <= limit) return [words];
  const middle = lengthOf(words) / 2;
  let length = 0;
  let best = { at: 1, cost: Number.POSITIVE_INFINITY };
  words.slice(0, -1).forEach((each, index) => {
    length += each.text.length + 1;
    const cost = Math.abs(length - middle) + (each.mark === "" ? lengthOf(words) : 0);
    if (cost < best.cost) best = { at: index + 1, cost };
  });
  return [...splitAtClauses(words.slice(0, best.at), limit), ...splitAtClauses(words.slice(best.at), limit)];
};

const phraseOf = (words: readonly PlacedWord[], language: Language): Phrase => {
  let text = "";
  const places = words.map((each, index) => {
    if (text !== "" && needsSpace(text, each.text, language)) text += " ";
    const offset = text.length;
    text += each.text + pauseMark(each.mark, index === words.length - 1, language);
    return { word: each.word, offset };
  });
  return { text, places };
};

const needsSpace = (before: string, after: string, language: Language): boolean =>
  narrations[language].joinsNumbers
    ? /\p{Script=Latin}$/u.test(before) && /^\p{Script=Latin}/u.test(after)
    : !isUnspaced(language) || /[\p{Script=Latin}\p{N}]$/u.test(before) || /^[\p{Script=Latin}\p{N}]/u.test(after);

/** A full stop within a sentence belongs to an abbreviation and is no pause. */
const pauseMark = (mark: SpokenWord["mark"], isLast: boolean, language: Language): string => {
  const written = isLast ? mark || "." : markWithinPhrase(mark, language);
  return narrations[language].fullWidthMarks?.[written] ?? written;
};

const markWithinPhrase = (mark: SpokenWord["mark"], language: Language): string => {
  if (mark === "" || mark === ".") return "";
  return narrations[language].pausesOnlyAtCommas ? "," : mark;
};
