import type { Writable } from "node:stream";
import type { SceneOrder } from "#functions/core/ports.ts";
import { framesPerSecond } from "../rate.ts";
import { writeTo } from "../run-ffmpeg.ts";

/**
 * Measured for slow zooms: long runs of B pictures with derived motion cost least at the same quality. One setting for
 * all segments, or they would not join without encoding. The closed GOP begins a segment whatever stood before it.
 */
const x264 = [
  "mbtree=1",
  "rc-lookahead=20",
  "b-adapt=0",
  "bframes=7",
  "direct=temporal",
  "weightp=0",
  "scenecut=0",
  "psy=0",
  "b-pyramid=none",
  "open-gop=0",
  "keyint=240",
].join(":");

/** The arguments that encode planar YUV 4:2:0 frames from a file or pipe into one mp4 segment. */
export const encoding = (
  { size, threads = 1, path }: Pick<SceneOrder, "size" | "threads" | "path">,
  from = "pipe:0",
): string[] => {
  const { width, height } = size;
  const input = ["-f", "rawvideo", "-pixel_format", "yuv420p", "-video_size", `${width}x${height}`];
  const colour = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"];
  const encoder = ["-c:v", "libx264", "-preset", "superfast", "-profile:v", "high", "-crf", "21"];
  return [
    ...["-v", "error", ...input, "-framerate", `${framesPerSecond}`, "-color_range", "tv", "-i", from],
    ...[...encoder, "-threads", `${threads}`, "-x264-params", x264, "-pix_fmt", "yuv420p", ...colour],
    // A time scale that 30 a second divides, the same in all segments.
    ...["-video_track_timescale", "15360", "-f", "mp4", path],
  ];
};

/**
 * Gives frames from a ring of three: while one is painted, two are on their way, and no more.
 * The ring lies in the kernel's memory, which must not grow meanwhile: a view of it would be cut off.
 */
export const feedFrames =
  (frames: number, paint: (frame: number) => Uint8Array) =>
  async (input: Writable): Promise<void> => {
    let [before, last] = [Promise.resolve(), Promise.resolve()];
    for (let frame = 0; frame < frames; frame++) {
      const bytes = paint(frame);
      await before;
      [before, last] = [last, writeTo(input, bytes)];
      // Handled when it is awaited, one frame later.
      last.catch(() => {});
    }
    await before;
    await last;
  };
