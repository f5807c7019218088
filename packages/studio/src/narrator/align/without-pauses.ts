import type { SpeechRun } from "./find-speech.ts";

/** Seconds of the sound around each run that are kept: soft beginnings and ends of words. */
const margin = 0.15;

/** A recording without its long pauses, and where its moments were. */
export interface DenseRecording {
  readonly samples: Float32Array;
  /** The time in the recording of a time in `samples`, in seconds. */
  readonly timeOf: (seconds: number) => number;
}

/** Cuts long pauses and the silence around the speech, so that an alignment need not bridge them. */
export const withoutPauses = (
  samples: Float32Array,
  sampleRate: number,
  runs: readonly SpeechRun[],
): DenseRecording => {
  const kept = keptRanges(samples.length, sampleRate, runs);
  const dense = new Float32Array(kept.reduce((sum, { from, until }) => sum + until - from, 0));
  let at = 0;
  const places = kept.map(({ from, until }) => {
    dense.set(samples.subarray(from, until), at);
    at += until - from;
    return { from, until, at: at - (until - from) };
  });
  return {
    samples: dense,
    timeOf: (seconds) => {
      const sample = seconds * sampleRate;
      const place = places.findLast((each) => each.at <= sample) ?? places[0];
      return place ? Math.min(place.until, place.from + sample - place.at) / sampleRate : 0;
    },
  };
};

const keptRanges = (length: number, sampleRate: number, runs: readonly SpeechRun[]) => {
  const ranges: { readonly from: number; until: number }[] = [];
  for (const { start, end } of runs) {
    const from = Math.max(0, Math.round((start - margin) * sampleRate));
    const until = Math.min(length, Math.round((end + margin) * sampleRate));
    const last = ranges.at(-1);
    if (last && from <= last.until) last.until = until;
    else ranges.push({ from, until });
  }
  return ranges;
};
