import { type LanguageId, languages } from "#contract/catalogue/languages.ts";

type Measure = (text: string) => number;

/**
 * Sets a text in as few lines as fit, as even as can be. Breaks between words, also where the script has no spaces,
 * and never before closing punctuation.
 */
export const wrap = (text: string, language: LanguageId, width: number, measure: Measure): string[] => {
  const pieces = piecesOf(text.trim(), language);
  for (let count = 1; count < pieces.length; count++) {
    const lines = evenly(pieces, count, measure);
    if (lines.every((line) => measure(line) <= width)) return lines;
  }
  return pieces.map((piece) => piece.trim());
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
    const joined = !spaced && before !== undefined && language !== "chinese" && language !== "japanese";
    if (before !== undefined && (stays || joined)) pieces[pieces.length - 1] = before + segment;
    else pieces.push(segment);
  }
  return pieces;
};

/** The pieces in so many lines, so that the widest line is as narrow as possible. */
const evenly = (pieces: readonly string[], count: number, measure: Measure): string[] => {
  const line = (from: number, until: number): string => pieces.slice(from, until).join("").trim();
  if (count === 1) return [line(0, pieces.length)];
  const best = { widest: Number.POSITIVE_INFINITY, lines: [] as string[] };
  for (let until = 1; until <= pieces.length - count + 1; until++) {
    const first = line(0, until);
    const width = measure(first);
    if (width >= best.widest) break;
    const lines = [first, ...evenly(pieces.slice(until), count - 1, measure)];
    const widest = Math.max(width, ...lines.slice(1).map(measure));
    if (widest < best.widest) Object.assign(best, { widest, lines });
  }
  return best.lines;
};
