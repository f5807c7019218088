import { mkdtempSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runFfmpeg } from "#functions/adapters/ffmpeg/run-ffmpeg.ts";
import { encoding } from "#functions/adapters/ffmpeg/scene/encoder.ts";
import { newScene } from "#functions/adapters/ffmpeg/scene/new-scene.ts";
import { renderScene } from "#functions/adapters/ffmpeg/scene/render-scene.ts";
import type { SceneOrder } from "#functions/core/ports.ts";
import { aLandscape, aWatermark } from "../test/studio/film/pictures.ts";

/**
 * What our frames cost, as a multiple of what x264 alone needs for the same frames, ready in a file:
 * `npx tsx bench/film.ts`. Processor seconds, so that other work on the machine counts for little.
 */
const size = { width: 1920, height: 1080 };
const folder = mkdtempSync(join(tmpdir(), "bench-"));

/** Seconds of this process and of those it has waited for, as Linux counts them. */
const processorSeconds = (): number => {
  const fields = readFileSync("/proc/self/stat", "utf8").split(") ")[1]?.split(" ") ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
};

const measured = async (work: () => Promise<unknown>): Promise<number> => {
  const before = processorSeconds();
  await work();
  return processorSeconds() - before;
};

const orders = async (): Promise<Record<string, SceneOrder>> => {
  const layered = aLandscape(size.width, size.height);
  const zoom: SceneOrder = {
    size,
    frames: 180,
    picture: layered,
    camera: "zoom",
    scene: 0,
    captions: [
      { start: 0.3, end: 3, lines: ["Once upon a time, in a land", "where the hills hummed old songs,"] },
      { start: 3, end: 5.8, lines: ["there lived a little fox named Juno."] },
    ],
    captionsBurned: true,
    language: "english",
    watermark: await aWatermark(),
    fadeIn: 0,
    fadeOut: 0,
    path: join(folder, "ours.mp4"),
  };
  const flat = { ...layered, layers: layered.layers.slice(0, 1) };
  return {
    "five layers, zoom": zoom,
    "one layer, zoom": { ...zoom, picture: flat },
    "five layers, still": { ...zoom, camera: "still" },
  };
};

const runs = 3;
for (const [name, order] of Object.entries(await orders())) {
  const frames = join(folder, "frames.yuv");
  const file = openSync(frames, "w");
  const { paint } = await newScene(order);
  for (let frame = 0; frame < order.frames; frame++) writeSync(file, paint(frame));
  const ways = {
    ours: () => renderScene(order),
    "encoder alone": () => runFfmpeg(encoding({ ...order, path: join(folder, "pure.mp4") }, frames)),
    "frames alone": async () => {
      for (let frame = 0; frame < order.frames; frame++) paint(frame);
    },
  };
  // In turn, and the least of each: what else the machine does can only add.
  const least: Record<string, number> = {};
  for (let run = 0; run < runs; run++) {
    for (const [way, work] of Object.entries(ways)) {
      least[way] = Math.min(least[way] ?? Number.POSITIVE_INFINITY, await measured(work));
    }
  }
  const told = Object.entries(least).map(([way, seconds]) => `${way} ${seconds.toFixed(2)} s`);
  const ratio = (least["ours"] ?? 0) / (least["encoder alone"] ?? 1);
  console.info(`${name}: ${told.join(", ")}; ratio ${ratio.toFixed(2)}`);
}
rmSync(folder, { recursive: true });
