import type { Mood } from "../vocabulary.ts";

export interface Section {
  readonly mood: Mood;
  readonly seconds: number;
}

/** One mood's loop for a while: where it begins and ends in the film, and at which of its bars. Samples. */
export interface Span {
  readonly mood: Mood;
  readonly start: number;
  readonly end: number;
  readonly firstBar: number;
}

const barsInPhrase = 4;

/**
 * Which loop plays when. A mood changes on the bar of what was playing that is nearest to the change of section,
 * and comes back with its next phrase, not always with its first.
 */
export const planSpans = (
  sections: readonly Section[],
  barOf: (mood: Mood) => number,
  sampleRate: number,
): readonly Span[] => {
  const total = Math.round(sections.reduce((sum, { seconds }) => sum + seconds, 0) * sampleRate);
  const spans: Span[] = [];
  const heard = new Map<Mood, number>();
  let boundary = 0;
  for (const { mood, seconds } of sections) {
    const before = spans.at(-1);
    const start = before ? onTheBar(before, boundary, barOf(before.mood), total) : 0;
    boundary += seconds * sampleRate;
    if (before?.mood === mood) continue;
    if (before) {
      spans[spans.length - 1] = { ...before, end: start };
      const bars = Math.ceil((start - before.start) / barOf(before.mood));
      heard.set(before.mood, before.firstBar + Math.ceil(bars / barsInPhrase) * barsInPhrase);
    }
    spans.push({ mood, start, end: total, firstBar: heard.get(mood) ?? 0 });
  }
  return spans.filter((span) => span.end > span.start);
};

const onTheBar = (playing: Span, boundary: number, bar: number, total: number): number => {
  const bars = Math.max(1, Math.round((boundary - playing.start) / bar));
  return Math.min(total, playing.start + bars * bar);
};
