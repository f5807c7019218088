import type { MouthMark } from "./engines/mouth.ts";
import { detectSound } from "./sound-activity.ts";
import type { Speech, WordTime } from "./speech.ts";
import type { Sentence } from "./text/sentences.ts";
import type { Word } from "./text/words.ts";

/** One spoken phrase: its audible span, if any, and the starts of its words, in seconds. */
export interface Take {
  readonly samples: Float32Array;
  readonly audible: { readonly start: number; readonly end: number } | undefined;
  readonly words: readonly { readonly word: number; readonly start: number }[];
  readonly mouth: readonly MouthMark[];
}

// Seconds of silence kept and faded at both ends of a take, against clicks.
const edgeSeconds = 0.012;
// Seconds after the last word, for the reverberation.
const tailSeconds = 0.2;

/** Returns a recorder that joins takes into one sound, with the time of every written word. */
export const makeTrack = (words: readonly Word[], sampleRate: 48_000) => {
  const chunks: { readonly at: number; readonly samples: Float32Array }[] = [];
  const times: (Pick<WordTime, "start" | "end"> | undefined)[] = words.map(() => undefined);
  const sentences: Speech["sentences"][number][] = [];
  const mouth: MouthMark[] = [];
  let now = 0;
  let soundEnd = 0;

  const timesOf = ({ first, last }: Sentence): readonly Pick<WordTime, "start" | "end">[] =>
    times.slice(first, last + 1).flatMap((each) => (each ? [each] : []));

  return {
    add: (take: Take): void => {
      if (!take.audible) {
        for (const { word } of take.words) times[word] = { start: soundEnd, end: soundEnd };
        return;
      }
      const from = Math.max(0, take.audible.start - edgeSeconds);
      const kept = fadeEnds(
        take.samples.slice(Math.round(from * sampleRate), Math.round((take.audible.end + edgeSeconds) * sampleRate)),
        sampleRate,
      );
      const length = kept.length / sampleRate;
      const activity = detectSound(kept, sampleRate);
      const starts = nonDecreasing(take.words.map(({ start }) => Math.max(0, Math.min(length, start - from))));
      take.words.forEach(({ word }, index) => {
        const start = starts[index] ?? 0;
        const end = activity.endOfSound(start, starts[index + 1] ?? length);
        times[word] = { start: now + start, end: now + end };
      });
      for (const [seconds, shape] of take.mouth)
        if (seconds - from < length) mouth.push([now + Math.max(0, seconds - from), shape]);
      mouth.push([now + length, 0]);
      chunks.push({ at: Math.round(now * sampleRate), samples: kept });
      now += length;
      soundEnd = now;
    },
    pause: (seconds: number): void => {
      now = soundEnd + seconds;
    },
    endSentence: (sentence: Sentence, pause: number): void => {
      const heard = timesOf(sentence);
      const start = heard[0]?.start ?? soundEnd;
      sentences.push({ start, end: heard.at(-1)?.end ?? start, words: [sentence.first, sentence.last] });
      if (heard.length > 0) now = soundEnd + pause;
    },
    speech: (): Speech => {
      const samples = new Float32Array(Math.round((soundEnd + tailSeconds) * sampleRate));
      for (const piece of chunks) samples.set(piece.samples.subarray(0, samples.length - piece.at), piece.at);
      return { sampleRate, samples, words: withUnspoken(words, times), sentences, mouth };
    },
  };
};

/** An unspoken word is at the end of the word before it, with no duration. */
const withUnspoken = (
  words: readonly Word[],
  times: readonly (Pick<WordTime, "start" | "end"> | undefined)[],
): readonly WordTime[] => {
  let last = 0;
  return words.map(({ text }, index) => {
    const time = times[index] ?? { start: last, end: last };
    last = time.end;
    return { text, ...time };
  });
};

const nonDecreasing = (starts: readonly number[]): readonly number[] => {
  let last = 0;
  return starts.map((start) => {
    last = Math.max(last, start);
    return last;
  });
};

const fadeEnds = (samples: Float32Array, sampleRate: number): Float32Array => {
  const ramp = Math.min(Math.round(edgeSeconds * sampleRate), samples.length >> 1);
  for (let index = 0; index < ramp; index++) {
    samples[index] = (samples[index] ?? 0) * (index / ramp);
    const back = samples.length - 1 - index;
    samples[back] = (samples[back] ?? 0) * (index / ramp);
  }
  return samples;
};
