import { open, readFile, rm } from "node:fs/promises";
import type { Writable } from "node:stream";
import { runFfmpeg } from "../../shared/run-ffmpeg.ts";
import { adtsFrames } from "./adts.ts";
import { frameSamples, runUpFrames, type SoundStretch } from "./stretches.ts";
import { sampleRate } from "./wav.ts";

/** Writes the samples of a stretch, with what is made before and after it, to the standard input of an ffmpeg. */
export type MakeSamples = (stretch: SoundStretch, to: Writable) => Promise<unknown>;

/** ffmpeg arguments of what is piped to the encoder: its own sample format, so that the pipe changes no sample. */
export const samples = ["-f", "f32le", "-ar", `${sampleRate}`, "-ac", "2"] as const;

/**
 * Encodes sound as AAC in mp4. One ffmpeg makes the samples and another one encodes, as each has only one thread for it.
 * All stretches are encoded at the same time, and joined without encoding them again.
 */
export const encodeSound = async (
  stretches: readonly SoundStretch[],
  make: MakeSamples,
  out: string,
): Promise<void> => {
  const [whole, ...others] = stretches;
  if (whole && others.length === 0) {
    await encode(whole, make, ["-f", "mp4", out]);
    return;
  }
  const paths = stretches.map((_, index) => `${out}.${index + 1}.aac`);
  const joined = `${out}.aac`;
  try {
    await Promise.all(stretches.map((stretch, index) => encode(stretch, make, ["-f", "adts", paths[index] ?? ""])));
    await joinFrames(stretches, paths, joined);
    // The first frame is the encoder's priming: it is before the start of the film.
    const priming = (-frameSamples / sampleRate).toFixed(6);
    await runFfmpeg(["-v", "error", "-itsoffset", priming, "-f", "aac", "-i", joined, "-c", "copy", "-f", "mp4", out]);
  } finally {
    await Promise.all([...paths, joined].map((path) => rm(path, { force: true })));
  }
};

const encode = (stretch: SoundStretch, make: MakeSamples, out: readonly string[]): Promise<unknown> =>
  runFfmpeg(["-v", "error", ...samples, "-i", "pipe:0", ...["-c:a", "aac", "-b:a", "160k"], ...out], (input) =>
    make(stretch, input),
  );

/** Writes the frames of all stretches one after the other, without those that overlap. */
const joinFrames = async (stretches: readonly SoundStretch[], paths: readonly string[], out: string): Promise<void> => {
  const file = await open(out, "w");
  try {
    for (const [index, stretch] of stretches.entries()) {
      const frames = adtsFrames(await readFile(paths[index] ?? ""));
      await file.writev([...ownFrames(frames, stretch, index === stretches.length - 1)]);
    }
  } finally {
    await file.close();
  }
};

/** The first frame of a stream is priming: the one after it has the samples with which the stream begins. */
const ownFrames = (
  frames: readonly Uint8Array[],
  { first, end }: SoundStretch,
  isLast: boolean,
): readonly Uint8Array[] => {
  const from = first === 0 ? 0 : Math.min(first, runUpFrames) + 1;
  return frames.slice(from, isLast ? undefined : from + end - first + (first === 0 ? 1 : 0));
};
