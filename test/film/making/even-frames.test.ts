import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { filmStudio } from "#functions/adapters/ffmpeg/film-studio.ts";
import { runFfmpeg } from "#functions/adapters/shared/run-ffmpeg.ts";
import { joinWithSound } from "#test/support/film-files.ts";
import { makeScene } from "./frames.ts";

/** The presentation time of each frame in ticks, 512 per frame. */
const shown = async (film: string): Promise<number[]> => {
  const { output } = await runFfmpeg([
    "-v",
    "error",
    "-i",
    film,
    "-map",
    "0:v:0",
    "-c",
    "copy",
    "-f",
    "framecrc",
    "pipe:1",
  ]);
  const lines = Buffer.from(output).toString("utf8").split("\n");
  return lines.flatMap((line) => (/^\d/.test(line) ? [Number(line.split(",")[2])] : [])).toSorted((a, b) => a - b);
};

it("shows every frame at its exact time after many scenes are joined", async () => {
  const folder = await mkdtemp(join(tmpdir(), "beat-"));
  // Durations that are not whole milliseconds, by both renderers.
  const long = makeScene(join(folder, "a.mp4"), { frames: 31, card: { kicker: "Part", title: "One" } });
  const short = makeScene(join(folder, "b.mp4"), { frames: 20 });
  await Promise.all([long, short].map(filmStudio.renderScene));
  const segments = Array.from({ length: 12 }, (_, scene) => (scene % 2 === 0 ? long.path : short.path));
  const out = join(folder, "film.mp4");

  await joinWithSound({ segments, narration: [], seconds: (6 * 51) / 30, title: "Beats", out });

  const times = await shown(out);
  expect(times).toHaveLength(6 * 51);
  for (const [frame, time] of times.entries()) expect(Math.abs(time - frame * 512)).toBeLessThanOrEqual(1);
  await rm(folder, { recursive: true });
});
