import type { Mood } from "../vocabulary.ts";

export interface Section {
  readonly mood: Mood;
  readonly seconds: number;
}

/** A time span in which the loop of one mood plays, in samples, and the bar at which the loop starts. */
export interface Span {
  readonly mood: Mood;
  readonly start: number;
  readonly end: number;
  readonly firstBar: number;
}

const barsInPhrase = 4;

/**
 * Returns the spans of the loops. A mood changes at the bar line nearest to the section's start, and a mood that returns
 * continues with its next phrase.
 */
export const planSpans = (
  sections: readonly Section[],
  barOf: (mood: Mood) => number,
  sampleRate: number,
): readonly Span[] => {
  const total = Math.round(sections.reduce((sum, { seconds }) => sum + seconds, 0) * sampleRate);
  const spans: Span[] = [];
  const nextBars = new Map<Mood, number>();
  let boundary = 0;
  for (const { mood, seconds } of sections) {
    const before = spans.at(-1);
    const start = before ? nearestBarLine(before, boundary, barOf(before.mood), total) : 0;
    boundary += seconds * sampleRate;
    if (before?.mood === mood) continue;
    if (before) {
      spans[spans.length - 1] = { ...before, end: start };
      const bars = Math.ceil((start - before.start) / barOf(before.mood));
      nextBars.set(before.mood, before.firstBar + Math.ceil(bars / barsInPhrase) * barsInPhrase);
    }
    spans.push({ mood, start, end: total, firstBar: nextBars.get(mood) ?? 0 });
  }
  return spans.filter((span) => span.end > span.start);
};

const nearestBarLine = (playing: Span, boundary: number, bar: number, total: number): number => {
  const bars = Math.max(1, Math.round((boundary - playing.start) / bar));
  return Math.min(total, playing.start + bars * bar);
};
