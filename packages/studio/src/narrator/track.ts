import { detectSound } from "./sound-activity.ts";
import type { Speech, WordTime } from "./speech.ts";
import type { Sentence } from "./text/sentences.ts";
import type { Word } from "./text/words.ts";

/** One line as it was spoken: what of it is heard, if anything, and when its words begin. Seconds of the samples. */
export interface Take {
  readonly samples: Float32Array;
  readonly heard: { readonly start: number; readonly end: number } | undefined;
  readonly words: readonly { readonly word: number; readonly start: number }[];
}

// A trimmed take begins and ends with this much of its own silence, faded, or its edges would click.
const edge = 0.012;
// The room goes on sounding after the last word.
const tail = 0.2;

/** The recording of a text: takes one after another, and when each written word is heard. */
export const makeTrack = (words: readonly Word[], sampleRate: 48_000) => {
  const pieces: { readonly at: number; readonly samples: Float32Array }[] = [];
  const times: (Pick<WordTime, "start" | "end"> | undefined)[] = words.map(() => undefined);
  const sentences: Speech["sentences"][number][] = [];
  let now = 0;
  let heardUntil = 0;

  const timesOf = ({ first, last }: Sentence): readonly Pick<WordTime, "start" | "end">[] =>
    times.slice(first, last + 1).flatMap((each) => (each ? [each] : []));

  return {
    add: (take: Take): void => {
      if (!take.heard) {
        for (const { word } of take.words) times[word] = { start: heardUntil, end: heardUntil };
        return;
      }
      const from = Math.max(0, take.heard.start - edge);
      const kept = faded(
        take.samples.slice(Math.round(from * sampleRate), Math.round((take.heard.end + edge) * sampleRate)),
        sampleRate,
      );
      const length = kept.length / sampleRate;
      const activity = detectSound(kept, sampleRate);
      const starts = rising(take.words.map(({ start }) => Math.max(0, Math.min(length, start - from))));
      take.words.forEach(({ word }, index) => {
        const start = starts[index] ?? 0;
        const end = activity.lastHeard(start, starts[index + 1] ?? length);
        times[word] = { start: now + start, end: now + end };
      });
      pieces.push({ at: Math.round(now * sampleRate), samples: kept });
      now += length;
      heardUntil = now;
    },
    rest: (seconds: number): void => {
      now = heardUntil + seconds;
    },
    endSentence: (sentence: Sentence, pause: number): void => {
      const heard = timesOf(sentence);
      const start = heard[0]?.start ?? heardUntil;
      sentences.push({ start, end: heard.at(-1)?.end ?? start, words: [sentence.first, sentence.last] });
      if (heard.length > 0) now = heardUntil + pause;
    },
    speech: (): Speech => {
      const samples = new Float32Array(Math.round((heardUntil + tail) * sampleRate));
      for (const piece of pieces) samples.set(piece.samples.subarray(0, samples.length - piece.at), piece.at);
      return { sampleRate, samples, words: withUnspoken(words, times), sentences };
    },
  };
};

/** A word that is not said is at the end of the word before it, for no time. */
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

const rising = (starts: readonly number[]): readonly number[] => {
  let last = 0;
  return starts.map((start) => {
    last = Math.max(last, start);
    return last;
  });
};

const faded = (samples: Float32Array, sampleRate: number): Float32Array => {
  const ramp = Math.min(Math.round(edge * sampleRate), samples.length >> 1);
  for (let index = 0; index < ramp; index++) {
    samples[index] = (samples[index] ?? 0) * (index / ramp);
    const back = samples.length - 1 - index;
    samples[back] = (samples[back] ?? 0) * (index / ramp);
  }
  return samples;
};
