import type { Writable } from "node:stream";
import { framesPerSecond } from "#functions/core/media/film-format.ts";
import type { FilmSize, SceneOrder } from "#functions/core/media/ports.ts";
import { writeTo } from "../../shared/run-ffmpeg.ts";
import { timescale } from "../mp4/write-mp4.ts";

/**
 * Tuned for slow zooms: long runs of B pictures with temporal direct motion are smallest at the same quality. All
 * segments need the same settings to join without encoding. Closed GOPs make segments independent of each other.
 */
const x264 = [
  "mbtree=1",
  "rc-lookahead=20",
  "b-adapt=0",
  "direct=temporal",
  "weightp=0",
  "scenecut=0",
  "psy=0",
  "b-pyramid=none",
  "open-gop=0",
];

/** Maximum frames from one keyframe to the next. */
export const maxKeyframeDistance = 240;

/** Of a scene whose frames are all encoded the encoder takes three quarters of the time. */
const threadsOfAllFrames = 2;

/** ffmpeg arguments that encode planar YUV 4:2:0 frames from a file or pipe into one mp4 segment. */
export const segmentArgs = (
  { threads = threadsOfAllFrames, ...order }: Pick<SceneOrder, "size" | "threads" | "path">,
  from = "pipe:0",
): string[] => [
  ...h264({ ...order, threads }, from, 21, ["bframes=7", `keyint=${maxKeyframeDistance}`]),
  // A multiple of the frame rate, the same in all segments.
  ...["-video_track_timescale", `${timescale}`, "-f", "mp4", order.path],
];

/** The same encoding as an annex B byte stream, to read its parameter sets. */
export const streamArgs = (size: FilmSize): string[] => [
  ...h264({ size }, "pipe:0", 21, ["bframes=7", `keyint=${maxKeyframeDistance}`]),
  ...["-f", "h264", "pipe:1"],
];

/** ffmpeg arguments that encode selected frames of a scene without B pictures. `isKey`: which of them are keyframes. */
export const codedFramesArgs = (
  order: Pick<SceneOrder, "size" | "threads">,
  isKey: readonly number[],
  crf: number,
): string[] => [
  ...h264(order, "pipe:0", crf, ["bframes=0", "keyint=infinite"]),
  ...["-force_key_frames", `expr:${isKey.map((index) => `eq(n,${index})`).join("+")}`],
  ...["-f", "h264", "pipe:1"],
];

const h264 = (
  { size, threads = 1 }: Pick<SceneOrder, "size" | "threads">,
  from: string,
  crf: number,
  settings: readonly string[],
): string[] => {
  const { width, height } = size;
  const input = ["-f", "rawvideo", "-pixel_format", "yuv420p", "-video_size", `${width}x${height}`];
  const colour = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"];
  const encoder = ["-c:v", "libx264", "-preset", "superfast", "-profile:v", "high", "-crf", `${crf}`];
  return [
    ...["-v", "error", ...input, "-framerate", `${framesPerSecond}`, "-color_range", "tv", "-i", from],
    ...[...encoder, "-threads", `${threads}`, "-x264-params", [...x264, ...settings].join(":")],
    ...["-pix_fmt", "yuv420p", ...colour],
  ];
};

/**
 * Writes frames from a ring of three buffers: while one is painted, at most two are being written.
 * The ring lies in kernel memory, which must not grow meanwhile: growing detaches all views of it.
 */
export const feedFrames =
  (frames: Iterable<number>, paint: (frame: number) => Uint8Array) =>
  async (input: Writable): Promise<void> => {
    let [before, last] = [Promise.resolve(), Promise.resolve()];
    for (const frame of frames) {
      const bytes = paint(frame);
      await before;
      [before, last] = [last, writeTo(input, bytes)];
      // Rejections surface when it is awaited, one frame later.
      last.catch(() => {});
    }
    await before;
    await last;
  };
