import { availableParallelism } from "node:os";
import type { Stretch } from "#functions/core/media/ports.ts";
import { sampleRate } from "./wav.ts";

/** Samples of one frame of AAC. */
export const frameSamples = 1024;

/** A part of a film's sound that is made by processes of its own, in frames of AAC. The last one ends with the film. */
export interface SoundStretch {
  readonly first: number;
  readonly end: number;
}

/** Called when a stretch is through a step of the mix. */
export type OnStep = () => void;

/** Shorter stretches would save no time. */
const minSeconds = 120;
/** As many as the largest function of AWS Lambda has processors. */
const maxStretches = 6;
/**
 * Frames that are made before a stretch and cut off again: what the compressor, the limiter and the encoder remember fades
 * away in them. Those after it are what the encoder sees of what follows.
 */
export const runUpFrames = 96;
const overlapFrames = 8;

/** The stretches of a film's sound, as many as processors work on it. */
export const stretchesOf = (seconds: number, processors = availableParallelism()): readonly SoundStretch[] => {
  const count = Math.max(1, Math.min(processors, maxStretches, Math.floor(seconds / minSeconds)));
  return cutInto(count, seconds);
};

/** So many stretches of the same length. */
export const cutInto = (count: number, seconds: number): readonly SoundStretch[] => {
  const frames = Math.ceil((seconds * sampleRate) / frameSamples);
  const border = (index: number): number => Math.round((index * frames) / count);
  return Array.from({ length: count }, (_, index) => ({ first: border(index), end: border(index + 1) }));
};

/** The range of the film that is made for a stretch: with its run-up, and a little of what follows. */
export const spanOf = ({ first, end }: SoundStretch, seconds: number): Stretch => ({
  start: secondsOf(Math.max(0, first - runUpFrames)),
  end: Math.min(seconds, secondsOf(end + overlapFrames)),
});

export const secondsOf = (frames: number): number => (frames * frameSamples) / sampleRate;
