import type { Mood } from "../vocabulary.ts";
import { fullScale, loopOf, sampleRate } from "./loop.ts";
import { moodMusic } from "./moods.ts";
import { barsInLoop } from "./score.ts";
import { planSpans, type Section, type Span } from "./spans.ts";

export interface BedRequest {
  readonly sections: readonly Section[];
  /** The same seed gives the same music. */
  readonly seed: string;
}

export interface Bed {
  readonly sampleRate: 48_000;
  readonly left: Float32Array;
  readonly right: Float32Array;
}

const crossfade = 2 * sampleRate;
const fadeIn = 1.5 * sampleRate;
const fadeOut = 3.5 * sampleRate;
const chunkLength = 10 * sampleRate;

/** Renders the background music of a film in one piece. */
export const renderBed = (order: BedRequest): Bed => {
  const total = totalSamples(order.sections);
  const left = new Float32Array(total);
  const right = new Float32Array(total);
  let at = 0;
  for (const chunk of renderBedChunks(order)) {
    left.set(chunk.left, at);
    right.set(chunk.right, at);
    at += chunk.left.length;
  }
  return { sampleRate, left, right };
};

/** Renders the music in chunks of ten seconds, so that long music is never in memory at once. */
export function* renderBedChunks({ sections, seed }: BedRequest): Generator<Bed, void, undefined> {
  const total = totalSamples(sections);
  const spans = planSpans(sections, samplesPerBar, sampleRate);
  for (let start = 0; start < total; start += chunkLength) {
    const length = Math.min(chunkLength, total - start);
    const chunk: Bed = { sampleRate, left: new Float32Array(length), right: new Float32Array(length) };
    for (const span of spans) mix(chunk, start, span, seed, total);
    yield chunk;
  }
}

const totalSamples = (sections: readonly Section[]): number =>
  Math.round(sections.reduce((sum, { seconds }) => sum + seconds, 0) * sampleRate);

const samplesPerBar = (mood: Mood): number => Math.round((sampleRate * 60 * 4) / moodMusic[mood].beatsPerMinute);

/** Mixes a span into a chunk. */
const mix = (chunk: Bed, chunkStart: number, span: Span, seed: string, total: number): void => {
  const from = Math.max(chunkStart, span.start - crossfade / 2);
  const to = Math.min(chunkStart + chunk.left.length, span.end + crossfade / 2, total);
  if (from >= to) return;
  const loop = loopOf(span.mood, seed);
  const size = loop.bar * barsInLoop;
  const first = (span.firstBar * loop.bar - span.start) % size;
  let source = (((from + first) % size) + size) % size;
  for (let at = from; at < to; at++) {
    const gain = gainAt(at, span, total) / fullScale;
    const index = at - chunkStart;
    chunk.left[index] = (chunk.left[index] ?? 0) + (loop.left[source] ?? 0) * gain;
    chunk.right[index] = (chunk.right[index] ?? 0) + (loop.right[source] ?? 0) * gain;
    source = source + 1 === size ? 0 : source + 1;
  }
};

/** Crossfades of equal power between moods, and fades at the start and end of the film. */
const gainAt = (at: number, span: Span, total: number): number => {
  const rise = span.start === 0 ? 1 : Math.sin((Math.PI / 2) * clamp01((at - span.start) / crossfade + 0.5));
  const fall = span.end === total ? 1 : Math.cos((Math.PI / 2) * clamp01((at - span.end) / crossfade + 0.5));
  const opening = clamp01(at / Math.min(fadeIn, total / 3));
  const closing = clamp01((total - at) / Math.min(fadeOut, total / 3));
  return rise * fall * opening * closing;
};

const clamp01 = (share: number): number => Math.max(0, Math.min(1, share));
