import type { FilmSize } from "#functions/core/media/ports.ts";
import { runFfmpeg, writeTo } from "../../shared/run-ffmpeg.ts";
import { startCode } from "../h264/nal-units.ts";
import type { SceneSample } from "./insert-skipped-pictures.ts";
import type { StreamSets } from "./parameter-sets.ts";
import { type Psnr, psnr } from "./psnr.ts";
import type { Scene } from "./scene.ts";

/** Positions in the scene (0 to 1) of the checked pictures. */
const samplePositions = [0.15, 0.35, 0.55];
/**
 * PSNR in dB. A skipped picture may lose `maxLossDb` against the encoded picture after it, as a whole and in its worst
 * tile. From `goodEnoughDb` on the difference is invisible: most pictures of a fully encoded scene are slightly below.
 */
const maxLossDb = { mean: 2, worst: 5 };
const goodEnoughDb = { mean: 42, worst: 35 };

/** Decodes a few skipped pictures and checks that they are about as good as the encoded ones beside them. */
export const hasGoodQuality = async (
  size: FilmSize,
  samples: readonly SceneSample[],
  scene: Pick<Scene, "paint">,
  sets: StreamSets,
): Promise<boolean> => {
  const looks = await measureQuality(size, samples, scene, sets);
  const asGood = (by: "mean" | "worst") =>
    looks.every(({ ours, encoded }) => ours[by] > Math.min(goodEnoughDb[by], encoded[by] - maxLossDb[by]));
  return asGood("mean") && asGood("worst");
};

/** PSNR of a few skipped pictures against their frames, and of the encoded picture that each was derived from. */
export const measureQuality = async (
  size: FilmSize,
  samples: readonly SceneSample[],
  scene: Pick<Scene, "paint">,
  sets: StreamSets,
): Promise<{ readonly ours: Psnr; readonly encoded: Psnr }[]> => {
  const pairs = choosePairs(samples);
  const final = pairs.at(-1);
  if (!final) return [];
  // Skipped pictures are non-reference pictures: those that are not checked need not be decoded.
  const last = samples.indexOf(final.ours);
  const looked = new Set(pairs.map(({ ours }) => ours));
  const decoded = samples.slice(0, last + 1).filter((sample) => !sample.isSkipped || looked.has(sample));
  const shown = decoded.map(({ frame }) => frame).sort((a, b) => a - b);
  const wanted = pairs.flatMap(({ ours, encoded }) => [ours.frame, encoded.frame]);
  const frames = await decode(
    size,
    decoded,
    sets,
    wanted.map((frame) => shown.indexOf(frame)),
  );
  const like = (frame: number): Psnr =>
    psnr(scene.paint(frame), frames[wanted.indexOf(frame)] ?? new Uint8Array(), size);
  return pairs.map(({ ours, encoded }) => ({ ours: like(ours.frame), encoded: like(encoded.frame) }));
};

interface Pair {
  readonly ours: SceneSample;
  readonly encoded: SceneSample;
}

/** At each position the skipped picture furthest from encoded ones, and the encoded picture it was derived from. */
const choosePairs = (samples: readonly SceneSample[]): Pair[] => {
  const runs = samples.flatMap((encoded, index) => {
    if (encoded.isSkipped) return [];
    const end = samples.findIndex((sample, at) => at > index && !sample.isSkipped);
    const run = samples.slice(index + 1, end < 0 ? samples.length : end);
    const ours = run[run.length >> 1];
    return ours ? [{ ours, encoded, length: run.length }] : [];
  });
  const longest = Math.max(0, ...runs.map(({ length }) => length));
  const full = runs.filter(({ length }) => length === longest);
  const chosen = samplePositions.map((place) => full[Math.floor(place * full.length)]);
  return [...new Set(chosen)].filter((pair) => pair !== undefined);
};

/** The luma planes of the pictures with these numbers in presentation order. */
const decode = async (
  { width, height }: FilmSize,
  samples: readonly SceneSample[],
  { units }: StreamSets,
  numbers: readonly number[],
): Promise<Uint8Array[]> => {
  const stream = [units.sequence, units.picture, ...samples.flatMap((sample) => sample.units)];
  const bytes = Buffer.concat(stream.flatMap((unit) => [startCode, unit]));
  const chosen = numbers.map((number) => `eq(n\\,${number})`).join("+");
  const { output } = await runFfmpeg(
    [
      ...["-v", "error", "-f", "h264", "-threads", "1", "-i", "pipe:0", "-vf", `select=${chosen},extractplanes=y`],
      ...["-vsync", "0", "-f", "rawvideo", "pipe:1"],
    ],
    (input) => writeTo(input, bytes),
  );
  const size = width * height;
  if (output.length !== numbers.length * size) throw new Error("Not every picture that was asked for was decoded");
  return numbers.map((_, index) => output.subarray(index * size, (index + 1) * size));
};
