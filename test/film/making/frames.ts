import { runFfmpeg } from "#functions/adapters/shared/run-ffmpeg.ts";
import type { FilmSize, SceneOrder } from "#functions/core/media/ports.ts";
import { makeLandscape } from "./pictures.ts";

export const small: FilmSize = { width: 320, height: 180 };

/** A scene of two seconds with a still camera. */
export const makeScene = (path: string, about: Partial<SceneOrder> = {}): SceneOrder => ({
  size: small,
  frames: 60,
  picture: makeLandscape(small.width, small.height),
  camera: "still",
  scene: 0,
  captions: [],
  captionsBurned: false,
  language: "english",
  fadeIn: 0,
  fadeOut: 0,
  path,
  ...about,
});

/** The brightness of every pixel of every frame, decoded by ffmpeg. Fails if the file has a fault. */
export const brightness = async (path: string, { width, height }: FilmSize): Promise<Uint8Array[]> => {
  const { log, output } = await runFfmpeg([
    ...["-v", "warning", "-xerror", "-i", path, "-map", "0:v:0", "-f", "rawvideo", "-pix_fmt", "gray", "pipe:1"],
  ]);
  const faults = log.split("\n").filter((line) => line.trim() !== "" && !ofCover.test(line));
  if (faults.length > 0) throw new Error(faults.join("\n"));
  const size = width * height;
  return Array.from({ length: output.length / size }, (_, index) => output.subarray(index * size, (index + 1) * size));
};

/** What this ffmpeg says of any cover in an mp4 file, also of those that it wrote itself. */
const ofCover = /timescale not set|EOI missing, emulating/;

/** The mean difference of two frames within a part of them (0 to 1). */
export const difference = (
  [a, b]: readonly [Uint8Array | undefined, Uint8Array | undefined],
  { width, height }: FilmSize,
  part: { left: number; top: number; right: number; bottom: number },
): number => {
  if (!a || !b) throw new Error("There is no such frame");
  let [sum, count] = [0, 0];
  for (let y = Math.round(part.top * height); y < Math.round(part.bottom * height); y++) {
    for (let x = Math.round(part.left * width); x < Math.round(part.right * width); x++) {
      sum += Math.abs((a[y * width + x] ?? 0) - (b[y * width + x] ?? 0));
      count++;
    }
  }
  return sum / count;
};
