import { isUnspaced, type Language } from "../../languages.ts";
import type { Spoken } from "./spoken/index.ts";

/** A part of a sentence that a speech engine speaks at once, and the offset of each spoken word in its text. Unspoken words are missing. */
export interface Phrase {
  readonly text: string;
  readonly places: readonly { readonly word: number; readonly offset: number }[];
}

// In characters. Engines slur or stop within longer text.
const maxPhraseLength = { spaced: 190, unspaced: 60 } as const;

/** Returns one phrase for a sentence, or several, split at its clauses, for a long one. */
export const phrasesFor = (spoken: readonly Spoken[], first: number, language: Language): readonly Phrase[] => {
  const words = spokenWords(spoken, first);
  const limit = isUnspaced(language) ? maxPhraseLength.unspaced : maxPhraseLength.spaced;
  return splitAtClauses(words, limit).map((clause) => phraseOf(clause, language));
};

interface SpokenWord {
  readonly word: number;
  readonly text: string;
  readonly mark: Spoken["mark"];
}

/** The words that are spoken. The mark of an unspoken one (a dash, an emoji) moves to the word before it. */
const spokenWords = (spoken: readonly Spoken[], first: number): readonly SpokenWord[] => {
  const words: SpokenWord[] = [];
  spoken.forEach(({ text, mark }, index) => {
    const before = words.at(-1);
    if (text !== "") words.push({ word: first + index, text, mark });
    else if (before && before.mark === "") words[words.length - 1] = { ...before, mark };
  });
  return words;
};

const lengthOf = (words: readonly SpokenWord[]): number => words.reduce((sum, { text }) => sum + text.length + 1, 0);

/** Splits text over the limit at the punctuation mark nearest to its middle, or in the middle where it has none. */
const splitAtClauses = (words: readonly SpokenWord[], limit: number): readonly (readonly SpokenWord[])[] => {
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

const phraseOf = (words: readonly SpokenWord[], language: Language): Phrase => {
  let text = "";
  const places = words.map((each, index) => {
    if (text !== "" && needsSpace(text, each.text, language)) text += " ";
    const offset = text.length;
    text += each.text + pauseMark(each.mark, index === words.length - 1, language);
    return { word: each.word, offset };
  });
  return { text, places };
};

/** In Japanese a space after a number would keep the dictionary from reading number and counter together. */
const needsSpace = (before: string, after: string, language: Language): boolean =>
  language === "japanese"
    ? /\p{Script=Latin}$/u.test(before) && /^\p{Script=Latin}/u.test(after)
    : !isUnspaced(language) || /[\p{Script=Latin}\p{N}]$/u.test(before) || /^[\p{Script=Latin}\p{N}]/u.test(after);

const fullWidthMarks: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  chinese: { ",": "，", ".": "。", "?": "？", "!": "！" },
  japanese: { ",": "、", ".": "。", "?": "？", "!": "！" },
};

/**
 * A full stop within a sentence belongs to an abbreviation and is no pause. flite restarts its clock after "!" and "?",
 * so English gets commas there. Languages without spaces pause only at full-width marks.
 */
const pauseMark = (mark: Spoken["mark"], isLast: boolean, language: Language): string => {
  const written = isLast ? mark || "." : markWithinPhrase(mark, language);
  return fullWidthMarks[language]?.[written] ?? written;
};

const markWithinPhrase = (mark: Spoken["mark"], language: Language): string => {
  if (mark === "" || mark === ".") return "";
  return language === "english" ? "," : mark;
};
