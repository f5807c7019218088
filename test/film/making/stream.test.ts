import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { filmStudio } from "#functions/adapters/ffmpeg/film-studio.ts";
import { integratedLoudness } from "#functions/adapters/ffmpeg/parse-log.ts";
import { runFfmpeg } from "#functions/adapters/shared/run-ffmpeg.ts";
import type { StreamParts } from "#functions/core/media/ports.ts";
import { wavOf } from "#functions/core/media/wav.ts";
import { makeScene, small } from "./frames.ts";

const frames = [300, 180] as const;
const lead = 0.5;
const rate = 48_000;
let folder: string;
let parts: StreamParts[];
/** The file that a player builds: the head of the first scene, and the parts of both. */
let watched: string;

/** Five seconds of a tone. */
const makeNarration = (level: number) => {
  const samples = Float32Array.from({ length: 5 * rate }, (_, n) => level * Math.sin((2 * Math.PI * 440 * n) / rate));
  return { at: lead, wav: wavOf(samples, rate) };
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stream-"));
  parts = [];
  const bytes: Uint8Array[] = [];
  for (const [index, count] of frames.entries()) {
    const [segment, out] = [join(folder, `${index}.mp4`), join(folder, `stream-${index}.mp4`)];
    await filmStudio.renderScene(makeScene(segment, { frames: count, scene: index }));
    const narration = makeNarration(index === 0 ? 0.2 : 0.05);
    parts.push(await filmStudio.streamScene({ segment, firstFrame: index * frames[0], frames: count, narration, out }));
    const file = await readFile(out);
    bytes.push(index === 0 ? file : file.subarray(parts[index]?.headBytes));
  }
  watched = join(folder, "watched.mp4");
  await writeFile(watched, Buffer.concat(bytes));
});
afterAll(() => rm(folder, { recursive: true }));

it("has a part for each keyframe, and the sizes of the parts add up to the file", async () => {
  expect(parts.map((each) => each.parts.map((part) => part.frames))).toEqual([[240, 60], [180]]);
  for (const [index, { headBytes, parts: each }] of parts.entries()) {
    const { length } = await readFile(join(folder, `stream-${index}.mp4`));
    expect(headBytes + each.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(length);
  }
});

it("shows every frame of one scene after the other, without a fault", async () => {
  const { log, output } = await runFfmpeg([
    ...[
      "-v",
      "warning",
      "-xerror",
      "-i",
      watched,
      "-map",
      "0:v",
      "-vsync",
      "0",
      "-f",
      "rawvideo",
      "-pix_fmt",
      "gray",
      "pipe:1",
    ],
  ]);

  expect(log).toBe("");
  expect(output.length / (small.width * small.height)).toBe(frames[0] + frames[1]);
});

it("has the time of the film: no picture is late, and each voice starts at its sample", async () => {
  const { output } = await runFfmpeg([
    ...[
      "-v",
      "error",
      "-i",
      watched,
      "-af",
      "aresample=async=1",
      "-ac",
      "1",
      "-ar",
      `${rate}`,
      "-f",
      "s16le",
      "pipe:1",
    ],
  ]);
  const samples = new Int16Array(output.slice().buffer);
  const heardFrom = (second: number): number =>
    samples.findIndex((sample, index) => index > second * rate && Math.abs(sample) > 2000) / rate;

  expect(heardFrom(0)).toBeCloseTo(lead, 1.5);
  expect(heardFrom(frames[0] / 30)).toBeCloseTo(frames[0] / 30 + lead, 1.5);
});

it("has the loudness of the film in every scene, however loud the narration was recorded", async () => {
  for (const index of frames.keys()) {
    const { log } = await runFfmpeg([
      ...["-i", join(folder, `stream-${index}.mp4`), "-vn", "-af", "ebur128=framelog=verbose", "-f", "null", "-"],
    ]);
    expect(integratedLoudness(log)).toBeCloseTo(-16, 0);
  }
});
