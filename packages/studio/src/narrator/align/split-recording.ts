import type { Language } from "../../languages/index.ts";
import { resample } from "../../sound/resample.ts";
import { speak } from "../speak.ts";
import { narratorVoices } from "../voices.ts";
import { cepstraRate, coefficients, hop, normalize, rawCepstra } from "./cepstra.ts";
import { alignFrames } from "./dynamic-time-warping.ts";
import { findSpeech, type SpeechRun } from "./find-speech.ts";
import { withoutPauses } from "./without-pauses.ts";

export interface LongRecording {
  readonly seconds: number;
  readonly sampleRate: number;
  /** The samples between two times. */
  readonly read: (from: number, to: number) => Promise<Float32Array>;
  /** The texts that are spoken in it, in order; each has words. */
  readonly texts: readonly string[];
  readonly language: Language;
}

/** Where a text is in a recording, in seconds. */
export interface RecordedPart {
  readonly start: number;
  readonly end: number;
  /** How long its speech is, compared with the built-in narrator's at the pace of most texts. */
  readonly pace: number;
}

/** Seconds that are read at a time. */
const readSeconds = 60;
/** Frames that are one in the coarse alignment: 80 ms. */
const coarseFrames = 8;
/** Seconds before and after a boundary that are aligned again, frame by frame. */
const aroundSeconds = 6;

/**
 * Finds the parts of a long recording that speak these texts, one after the other. The whole is aligned coarsely with the
 * built-in narrator's speech, then each boundary finely; the cut is in a pause beside it. Time and memory grow with the
 * length alone, not with its square. Throws if the recording is silent.
 */
export const splitRecording = async (recording: LongRecording): Promise<readonly RecordedPart[]> => {
  const samples = await readAll(recording);
  const runs = findSpeech(samples, cepstraRate);
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last) throw new Error("The recording is silent");
  const dense = withoutPauses(samples, cepstraRate, runs);
  const spoken = normalize(await rawCepstra(dense.samples));
  const { frames: reference, ends } = await speakAll(recording);
  const coarse = await alignFrames(thin(reference), thin(spoken));
  const boundaries: number[] = [];
  for (const end of ends.slice(0, -1)) boundaries.push(await refine(reference, spoken, coarse, end));
  const frames = spoken.length / coefficients;
  const cuts = boundaries.map((frame) => cutNear(dense.timeOf(frame * hop), runs));
  const paces = paceOf([0, ...ends], [0, ...boundaries, frames]);
  const times = inOrder([Math.max(0, first.start - 1), ...cuts, Math.min(recording.seconds, last.end + 1)]);
  return paces.map((pace, index) => ({ start: times[index] ?? 0, end: times[index + 1] ?? 0, pace }));
};

const readAll = async ({ seconds, sampleRate, read }: LongRecording): Promise<Float32Array> => {
  const all = new Float32Array(Math.ceil(seconds * cepstraRate) + cepstraRate);
  let length = 0;
  for (let from = 0; from < seconds; from += readSeconds) {
    const part = resample(await read(from, Math.min(seconds, from + readSeconds)), sampleRate, cepstraRate);
    all.set(part, length);
    length += part.length;
  }
  return all.subarray(0, length);
};

/** The frames of the built-in narrator's speech of all texts without long pauses, and where each text ends. */
const speakAll = async ({ texts, language }: LongRecording) => {
  const voice = Object.keys(narratorVoices).find((id) => narratorVoices[id]?.language === language) ?? "";
  const parts: Float32Array[] = [];
  for (const text of texts) {
    const speech = await speak({ text, language, voice });
    const samples = resample(speech.samples, speech.sampleRate, cepstraRate);
    parts.push(await rawCepstra(withoutPauses(samples, cepstraRate, findSpeech(samples, cepstraRate)).samples));
  }
  const frames = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  const ends: number[] = [];
  let at = 0;
  for (const part of parts) {
    frames.set(part, at);
    at += part.length;
    ends.push(at / coefficients);
  }
  return { frames: normalize(frames), ends };
};

/** The mean of every few frames. */
const thin = (frames: Float32Array): Float32Array => {
  const count = Math.max(1, Math.floor(frames.length / coefficients / coarseFrames));
  const thinned = new Float32Array(count * coefficients);
  for (let at = 0; at < thinned.length; at++) {
    const [frame, order] = [Math.floor(at / coefficients), at % coefficients];
    let sum = 0;
    for (let each = 0; each < coarseFrames; each++)
      sum += frames[(frame * coarseFrames + each) * coefficients + order] ?? 0;
    thinned[at] = sum / coarseFrames;
  }
  return thinned;
};

/** The frame of the recording that a frame of the reference matches, found again among the frames around it. */
const refine = async (
  reference: Float32Array,
  spoken: Float32Array,
  coarse: Int32Array,
  end: number,
): Promise<number> => {
  const around = aroundSeconds / hop;
  const from = Math.max(0, end - around);
  const until = Math.min(reference.length / coefficients, end + around);
  const matchOf = (frame: number): number =>
    (coarse[Math.min(coarse.length - 1, Math.round(frame / coarseFrames))] ?? 0) * coarseFrames;
  const [start, stop] = [matchOf(from), Math.max(matchOf(until), matchOf(from) + 1)];
  const slice = (frames: Float32Array, one: number, other: number) =>
    frames.subarray(one * coefficients, other * coefficients);
  const fine = await alignFrames(slice(reference, from, until), slice(spoken, start, stop));
  return start + (fine[end - from] ?? 0);
};

/** Seconds from a boundary at which a pause may be: the rest is another sentence. */
const maxAway = 1.2;
/** How many seconds nearer to the boundary a pause must be than one that is a second longer. */
const perSecond = 0.4;

/** The middle of the pause that a boundary is in or beside; the boundary itself where the speech has none. */
const cutNear = (time: number, runs: readonly SpeechRun[]): number => {
  const pauses = runs.slice(1).map(({ start }, index) => ({ from: runs[index]?.end ?? start, to: start }));
  const rated = pauses
    .map(({ from, to }) => ({ from, to, away: Math.max(0, from - time, time - to) }))
    .filter(({ away }) => away <= maxAway)
    .map((pause) => ({ ...pause, cost: pause.away - perSecond * Math.min(1, pause.to - pause.from) }));
  const best = rated.toSorted((one, other) => one.cost - other.cost)[0];
  return best ? (best.from + best.to) / 2 : time;
};

/** Times that never go back. */
const inOrder = (times: readonly number[]): readonly number[] =>
  times.map((_, index) => Math.max(...times.slice(0, index + 1)));

/** Seconds that are added to both durations: a breath more or less is no other pace of a short text. */
const slackSeconds = 1;

/** The duration of each text's speech, compared with the reference at the pace of most texts. */
const paceOf = (reference: readonly number[], spoken: readonly number[]): readonly number[] => {
  const texts = reference.slice(1).map((end, index) => ({
    expected: (end - (reference[index] ?? 0)) * hop,
    actual: ((spoken[index + 1] ?? 0) - (spoken[index] ?? 0)) * hop,
  }));
  const ratios = texts.map(({ expected, actual }) => actual / (expected || 1)).toSorted((one, other) => one - other);
  const usual = ratios[ratios.length >> 1] || 1;
  return texts.map(({ expected, actual }) => (actual + slackSeconds) / (expected * usual + slackSeconds));
};
