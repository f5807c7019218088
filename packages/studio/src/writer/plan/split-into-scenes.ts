import { languageBasics, languageOf } from "../../languages/index.ts";
import { sentenceSeconds } from "../speech/speaking-seconds.ts";
import { toldSentences } from "./told-sentences.ts";

interface Unit {
  readonly start: number;
  readonly end: number;
  readonly opensParagraph: boolean;
  readonly seconds: number;
  /** Another place or time than that of the unit before. */
  readonly isElsewhere: boolean;
  /** It goes on with speech that began before. */
  readonly isWithinSpeech: boolean;
}

/**
 * Splits a text into contiguous parts of about equal speaking time, but for a shorter first one. No word changes or is
 * lost. `goesElsewhere` says which sentences lead to another place: a part rather begins there than goes on.
 */
export const splitIntoScenes = (
  text: string,
  language: string,
  parts: number,
  goesElsewhere?: (sentence: string) => boolean,
): string[] => {
  const units = unitsOf(text, language, parts).map(
    (unit): Unit => ({
      ...unit,
      isElsewhere: goesElsewhere?.(text.slice(unit.start, unit.end)) === true,
      isWithinSpeech: goesElsewhere !== undefined && isWithinSpeech(text.slice(0, unit.start)),
    }),
  );
  if (units.length === 0) return [];
  const starts = bestStarts(units, Math.min(parts, units.length));
  // Punctuation between units stays with its neighbour.
  return starts.map((from, at) => {
    const begin = at === 0 ? 0 : (units[from]?.start ?? 0);
    const next = starts[at + 1];
    const end = next === undefined ? text.length : (units[next]?.start ?? text.length);
    return text.slice(begin, end).trim();
  });
};

/** Sentences; their clauses if there are too few sentences; words if there are too few clauses. */
const unitsOf = (text: string, language: string, parts: number): Omit<Unit, "isElsewhere" | "isWithinSpeech">[] => {
  const whole = toldSentences(text, language).map(({ start, end, opensParagraph }) => ({ start, end, opensParagraph }));
  const clauses = whole.length >= parts ? whole : whole.flatMap((each) => split(text, each, CLAUSE_END));
  const units = clauses.length >= parts ? clauses : clauses.flatMap((each) => splitWords(text, each, language));
  return units.map((each) => ({ ...each, seconds: sentenceSeconds(text.slice(each.start, each.end), language) }));
};

/** Whether speech of the last paragraph of a text is still open. */
const isWithinSpeech = (before: string): boolean => {
  const paragraph = before.slice(before.lastIndexOf("\n") + 1);
  const count = (mark: RegExp): number => paragraph.match(mark)?.length ?? 0;
  return count(/"/g) % 2 === 1 || count(/“/g) > count(/”/g);
};

type Span = Omit<Unit, "seconds" | "isElsewhere" | "isWithinSpeech">;

const CLAUSE_END = /[,;:—–،؛、，；：]["”»』」)]*\s*/gu;

const split = (text: string, span: Span, mark: RegExp): Span[] => {
  const body = text.slice(span.start, span.end);
  const ends = [...body.matchAll(mark)]
    .map(({ index, 0: found }) => index + found.length)
    .filter((end) => end < body.length);
  return between(span, ends);
};

const splitWords = (text: string, span: Span, language: string): Span[] => {
  const segmenter = new Intl.Segmenter(languageBasics[languageOf(language)].tag, { granularity: "word" });
  const words = [...segmenter.segment(text.slice(span.start, span.end))].filter(({ isWordLike }) => isWordLike);
  return between(
    span,
    words.slice(1).map(({ index }) => index),
  );
};

const between = (span: Span, ends: readonly number[]): Span[] =>
  [0, ...ends].map((from, at) => ({
    start: span.start + from,
    end: span.start + (ends[at] ?? span.end - span.start),
    opensParagraph: at === 0 && span.opensParagraph,
  }));

const INSIDE_A_PARAGRAPH = 0.12;
/** "…any more." alone would open a scene with words that none is seen to say. */
const WITHIN_SPEECH = 0.4;
/** For each change of place within a part. */
const TWO_PLACES = 0.2;

/** The first scene, as a share of the others: a film opens briefly, and can be watched when its first scene is made. */
const OPENING = { share: 0.65, minParts: 5 };

/** The first unit of each part: dynamic programming over the squared distance from the part's share. */
const bestStarts = (units: readonly Unit[], parts: number): number[] => {
  const upTo = [0];
  for (const { seconds } of units) upTo.push((upTo.at(-1) ?? 0) + seconds);
  const changes = [0];
  for (const { isElsewhere } of units) changes.push((changes.at(-1) ?? 0) + (isElsewhere ? 1 : 0));
  const opening = parts >= OPENING.minParts ? OPENING.share : 1;
  const usual = (upTo.at(-1) ?? 0) / (parts - 1 + opening);
  let costs: number[] = [0, ...units.map(() => Number.POSITIVE_INFINITY)];
  const from: number[][] = [];
  for (let part = 1; part <= parts; part++) {
    const next = costs.map(() => Number.POSITIVE_INFINITY);
    const chosen = costs.map(() => 0);
    const share = part === 1 ? usual * opening : usual;
    for (let end = part; end <= units.length - (parts - part); end++)
      for (let start = end - 1; start >= part - 1; start--) {
        const off = ((upTo[end] ?? 0) - (upTo[start] ?? 0) - share) / share;
        // A part only grows from here on: no earlier start can be better.
        if (off * off > (next[end] ?? 0) && off > 0) break;
        const cost =
          (costs[start] ?? 0) +
          off * off +
          (start > 0 && units[start]?.isWithinSpeech ? WITHIN_SPEECH : 0) +
          TWO_PLACES * ((changes[end] ?? 0) - (changes[start + 1] ?? 0)) +
          (start > 0 && !units[start]?.opensParagraph ? INSIDE_A_PARAGRAPH : 0);
        if (cost < (next[end] ?? 0)) {
          next[end] = cost;
          chosen[end] = start;
        }
      }
    costs = next;
    from.push(chosen);
  }
  const starts: number[] = [];
  for (let part = parts - 1, end = units.length; part >= 0; part--) {
    end = from[part]?.[end] ?? 0;
    starts.unshift(end);
  }
  return starts;
};
