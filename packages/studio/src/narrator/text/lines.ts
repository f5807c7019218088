import { isUnspaced, type Language, narrations } from "../../languages/index.ts";
import type { SpokenLine } from "../../languages/pack.ts";
import type { SpokenWord } from "./spoken-words.ts";

// An engine slurs or stops in what is much longer; a listener needs the breath as well.
const longest = { spaced: 190, unspaced: 60 } as const;

/** The words of one sentence as lines: one, or where it is very long several, parted at its clauses. */
export const linesFor = (spoken: readonly SpokenWord[], first: number, language: Language): readonly SpokenLine[] => {
  const said = joined(spoken, first);
  const limit = isUnspaced(language) ? longest.unspaced : longest.spaced;
  return clauses(said, limit).map((clause) => line(clause, language));
};

interface Said {
  readonly word: number;
  readonly text: string;
  readonly mark: SpokenWord["mark"];
}

/** The words that are said; the mark of one that is not (a dash, a smile) goes to the word before it. */
const joined = (spoken: readonly SpokenWord[], first: number): readonly Said[] => {
  const said: Said[] = [];
  spoken.forEach(({ text, mark }, index) => {
    const before = said.at(-1);
    if (text !== "") said.push({ word: first + index, text, mark });
    else if (before && before.mark === "") said[said.length - 1] = { ...before, mark };
  });
  return said;
};

const lengthOf = (said: readonly Said[]): number => said.reduce((sum, { text }) => sum + text.length + 1, 0);

/** Cuts what is too long at the mark nearest to its middle, and where it has none, in the middle. */
const clauses = (said: readonly Said[], limit: number): readonly (readonly Said[])[] => {
  if (said.length === 0) return [];
  if (said.length === 1 || lengthOf(said) <= limit) return [said];
  const middle = lengthOf(said) / 2;
  let length = 0;
  let best = { at: 1, cost: Number.POSITIVE_INFINITY };
  said.slice(0, -1).forEach((each, index) => {
    length += each.text.length + 1;
    const cost = Math.abs(length - middle) + (each.mark === "" ? lengthOf(said) : 0);
    if (cost < best.cost) best = { at: index + 1, cost };
  });
  return [...clauses(said.slice(0, best.at), limit), ...clauses(said.slice(best.at), limit)];
};

const line = (said: readonly Said[], language: Language): SpokenLine => {
  let text = "";
  const places = said.map((each, index) => {
    if (text !== "" && needsSpace(text, each.text, language)) text += " ";
    const offset = text.length;
    text += each.text + breath(each.mark, index === said.length - 1, language);
    return { word: each.word, offset };
  });
  return { text, places };
};

const needsSpace = (before: string, after: string, language: Language): boolean =>
  narrations[language].joinsFigures
    ? /\p{Script=Latin}$/u.test(before) && /^\p{Script=Latin}/u.test(after)
    : !isUnspaced(language) || /[\p{Script=Latin}\p{N}]$/u.test(before) || /^[\p{Script=Latin}\p{N}]/u.test(after);

/** A dot within a sentence belongs to an abbreviation and is no pause. */
const breath = (mark: SpokenWord["mark"], isLast: boolean, language: Language): string => {
  const written = isLast ? mark || "." : within(mark, language);
  return narrations[language].wideMarks?.[written] ?? written;
};

const within = (mark: SpokenWord["mark"], language: Language): string => {
  if (mark === "" || mark === ".") return "";
  return narrations[language].pausesOnlyAtCommas ? "," : mark;
};
