import { type LanguageId, languages } from "#contract/catalogue/languages.ts";

type Measure = (text: string) => number;

/**
 * Sets a text in as few lines as fit, as even as can be. Breaks between words, also where the script has no spaces,
 * and never before closing punctuation.
 */
export const wrap = (text: string, language: LanguageId, width: number, measure: Measure): string[] => {
  const pieces = piecesOf(text.trim(), language);
  const line = (from: number, until: number): string => pieces.slice(from, until).join("").trim();
  const widthOf = remembered((from, until) => measure(line(from, until)));
  for (let count = 1; count < pieces.length; count++) {
    const way = evenly(pieces.length, count, widthOf);
    if (way.widest <= width) return way.cuts.map((until, index) => line(way.cuts[index - 1] ?? 0, until));
  }
  return pieces.map((piece) => piece.trim());
};

type WidthOf = (from: number, until: number) => number;

/** Measuring a line is most of the work, and the same ones come again for every number of lines. */
const remembered = (widthOf: WidthOf): WidthOf => {
  const known = new Map<string, number>();
  return (from, until) => {
    const key = `${from}-${until}`;
    const width = known.get(key) ?? widthOf(from, until);
    known.set(key, width);
    return width;
  };
};

/** What closes, and the short endings and particles of Japanese. */
const closing = /^([\p{Pe}\p{Pf}\p{Po}ー々]|\p{Script=Hiragana}{1,3}$)/u;
const opening = /[\p{Ps}\p{Pi}¿¡]$/u;

/** Words, each with the punctuation and the space that belong to it. */
const piecesOf = (text: string, language: LanguageId): string[] => {
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

interface Way {
  readonly widest: number;
  /** Behind which piece each line ends. */
  readonly cuts: readonly number[];
}

/** So many pieces in so many lines, so that the widest line is as narrow as possible. */
const evenly = (pieces: number, count: number, widthOf: WidthOf): Way => {
  let ways: Way[] = Array.from({ length: pieces + 1 }, (_, until) => ({ widest: widthOf(0, until), cuts: [until] }));
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
