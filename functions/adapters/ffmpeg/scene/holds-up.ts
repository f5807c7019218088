import type { FilmSize } from "#functions/core/media/ports.ts";
import { runFfmpeg, writeTo } from "../../shared/run-ffmpeg.ts";
import { startCode } from "../h264/nal-units.ts";
import type { FilledSample } from "./fill-in.ts";
import { type Likeness, likeness } from "./likeness.ts";
import type { Scene } from "./new-scene.ts";
import type { StreamSets } from "./parameter-sets.ts";

/** Where in the scene it is looked at. */
const places = [0.15, 0.35, 0.55];
/**
 * How much less like its frame a picture of ours may be than the encoded one after it, in dB, all of it and at its
 * worst place; and from where on nobody sees a difference. Where all is encoded, most pictures lie a little below.
 */
const allowed = { mean: 2, worst: 5 };
const enough = { mean: 42, worst: 35 };

/** Decodes some pictures of ours and says whether they are as good as the encoded ones beside them. */
export const holdsUp = async (
  size: FilmSize,
  samples: readonly FilledSample[],
  scene: Pick<Scene, "paint">,
  sets: StreamSets,
): Promise<boolean> => {
  const looks = await looksOf(size, samples, scene, sets);
  const asGood = (by: "mean" | "worst") =>
    looks.every(({ ours, encoded }) => ours[by] > Math.min(enough[by], encoded[by] - allowed[by]));
  return asGood("mean") && asGood("worst");
};

/** How like their frames a few pictures of ours are, and the encoded one that each was derived from. */
export const looksOf = async (
  size: FilmSize,
  samples: readonly FilledSample[],
  scene: Pick<Scene, "paint">,
  sets: StreamSets,
): Promise<{ readonly ours: Likeness; readonly encoded: Likeness }[]> => {
  const pairs = pairsOf(samples);
  const final = pairs.at(-1);
  if (!final) return [];
  // Nothing refers to pictures of ours: those that are not looked at need not be decoded.
  const last = samples.indexOf(final.ours);
  const looked = new Set(pairs.map(({ ours }) => ours));
  const decoded = samples.slice(0, last + 1).filter((sample) => !sample.ours || looked.has(sample));
  const shown = decoded.map(({ frame }) => frame).sort((a, b) => a - b);
  const wanted = pairs.flatMap(({ ours, encoded }) => [ours.frame, encoded.frame]);
  const frames = await decode(
    size,
    decoded,
    sets,
    wanted.map((frame) => shown.indexOf(frame)),
  );
  const like = (frame: number): Likeness =>
    likeness(scene.paint(frame), frames[wanted.indexOf(frame)] ?? new Uint8Array(), size);
  return pairs.map(({ ours, encoded }) => ({ ours: like(ours.frame), encoded: like(encoded.frame) }));
};

interface Pair {
  readonly ours: FilledSample;
  readonly encoded: FilledSample;
}

/** At each place the next picture of ours that is furthest from encoded ones, and the encoded one that it was derived from. */
const pairsOf = (samples: readonly FilledSample[]): Pair[] => {
  const runs = samples.flatMap((encoded, index) => {
    if (encoded.ours) return [];
    const end = samples.findIndex((sample, at) => at > index && !sample.ours);
    const run = samples.slice(index + 1, end < 0 ? samples.length : end);
    const ours = run[run.length >> 1];
    return ours ? [{ ours, encoded, length: run.length }] : [];
  });
  const longest = Math.max(0, ...runs.map(({ length }) => length));
  const full = runs.filter(({ length }) => length === longest);
  const chosen = places.map((place) => full[Math.floor(place * full.length)]);
  return [...new Set(chosen)].filter((pair) => pair !== undefined);
};

/** The luma of the pictures with these numbers, in the order of showing. */
const decode = async (
  { width, height }: FilmSize,
  samples: readonly FilledSample[],
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
