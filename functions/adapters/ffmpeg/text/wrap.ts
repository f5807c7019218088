import { type LanguageId, languages } from "#contract/catalogue/languages.ts";

type Measure = (text: string) => number;

/**
 * Breaks a text into as few lines as fit the width, balanced. Breaks between words, also in scripts without spaces, and
 * never before closing punctuation.
 */
export const wrap = (text: string, language: LanguageId, width: number, measure: Measure): string[] => {
  const pieces = splitWords(text.trim(), language);
  const line = (from: number, until: number): string => pieces.slice(from, until).join("").trim();
  const widthOf = memoized((from, until) => measure(line(from, until)));
  for (let count = 1; count < pieces.length; count++) {
    const way = balancedBreaks(pieces.length, count, widthOf);
    if (way.widest <= width) return way.cuts.map((until, index) => line(way.cuts[index - 1] ?? 0, until));
  }
  return pieces.map((piece) => piece.trim());
};

type WidthOf = (from: number, until: number) => number;

/** Measuring dominates the time, and the same lines are measured again for every number of lines. */
const memoized = (widthOf: WidthOf): WidthOf => {
  const known = new Map<string, number>();
  return (from, until) => {
    const key = `${from}-${until}`;
    const width = known.get(key) ?? widthOf(from, until);
    known.set(key, width);
    return width;
  };
};

/** Closing punctuation, and short Japanese endings and particles: no break before them. */
const closing = /^([\p{Pe}\p{Pf}\p{Po}ー々]|\p{Script=Hiragana}{1,3}$)/u;
const opening = /[\p{Ps}\p{Pi}¿¡]$/u;

/** Splits a text into words, each with its punctuation and following space. */
const splitWords = (text: string, language: LanguageId): string[] => {
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter(languages[language].tag, { granularity: "word" }).segment(text)) {
    const before = pieces.at(-1);
    const spaced = before !== undefined && /\s$/.test(before);
    const stays = /^\s/.test(segment) || (!spaced && (closing.test(segment) || opening.test(before ?? "")));
    const joined = !spaced && before !== undefined && !/Hans|Jpan/.test(languages[language].script);
    if (before !== undefined && (stays || joined)) pieces[pieces.length - 1] = before + segment;
    else pieces.push(segment);
  }
  return pieces;
};

interface LineBreaks {
  readonly widest: number;
  /** The index behind the last word of each line. */
  readonly cuts: readonly number[];
}

/** Distributes the words over `count` lines, so that the widest line is as narrow as possible (dynamic programming). */
const balancedBreaks = (pieces: number, count: number, widthOf: WidthOf): LineBreaks => {
  let ways: LineBreaks[] = Array.from({ length: pieces + 1 }, (_, until) => ({
    widest: widthOf(0, until),
    cuts: [until],
  }));
  for (let line = 2; line <= count; line++) {
    const before = ways;
    ways = before.map((_, until) =>
      before
        .slice(0, until)
        .map(({ widest, cuts }, from) => ({ widest: Math.max(widest, widthOf(from, until)), cuts: [...cuts, until] }))
        .reduce((a, b) => (b.widest < a.widest ? b : a), { widest: Number.POSITIVE_INFINITY, cuts: [] as number[] }),
    );
  }
  return ways[pieces] ?? { widest: Number.POSITIVE_INFINITY, cuts: [] };
};
