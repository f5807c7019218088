import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { segmentArgs } from "#functions/adapters/ffmpeg/scene/encoder.ts";
import { renderAll, renderScene } from "#functions/adapters/ffmpeg/scene/render-scene.ts";
import { newScene } from "#functions/adapters/ffmpeg/scene/scene.ts";
import { runFfmpeg } from "#functions/adapters/shared/run-ffmpeg.ts";
import { type BenchScene, makeBenchScenes } from "./film/bench-scenes.ts";
import { measurePeakMemory } from "./film/memory.ts";
import { measureTime } from "./film/processor-time.ts";
import { installRemotion, renderWithRemotion } from "./film/remotion.ts";
import { renderWithZoompan } from "./film/zoompan.ts";

/**
 * Measures the time of rendering the same scenes with our renderer in both modes, with x264 alone on finished frames, with
 * ffmpeg's own zoom, and with Remotion (`--remotion`): `npm run bench:film -- --scenes 10 --remotion`. `--memory` also
 * compares the local host's peak memory for few and for many scenes.
 */
const { values } = parseArgs({
  options: {
    scenes: { type: "string", default: "10" },
    remotion: { type: "boolean", default: false },
    memory: { type: "boolean", default: false },
  },
});
const folder = mkdtempSync(join(tmpdir(), "bench-"));

/** Writes every frame of a scene into a file and returns the encoder's arguments for it. */
const writeFrames = async ({ order }: BenchScene): Promise<string[]> => {
  const path = `${order.path}.yuv`;
  const file = openSync(path, "w");
  const { paint } = await newScene(order);
  for (let frame = 0; frame < order.frames; frame++) writeSync(file, paint(frame));
  closeSync(file);
  return segmentArgs({ ...order, path: `${order.path}.alone.mp4` }, path);
};

interface Job {
  readonly scene: BenchScene;
  readonly ready: readonly string[];
}

const renderers: Readonly<Record<string, (job: Job) => Promise<unknown>>> = {
  "x264 alone": ({ ready }) => runFfmpeg(ready),
  "ours, every frame encoded": async ({ scene }) => renderAll(scene.order, await newScene(scene.order)),
  "ours, as a film has it": ({ scene }) => renderScene(scene.order),
  "ours, before a still camera": ({ scene }) => renderScene({ ...scene.order, camera: "still" }),
  "ffmpeg's zoompan": ({ scene }) => renderWithZoompan(scene),
};

const pictures = join(folder, "pictures");
mkdirSync(pictures);
const all = await makeBenchScenes(pictures, Number(values.scenes));
const sums = new Map<string, { wall: number; processor: number }>();
const add = (way: string, { wall, processor }: { wall: number; processor: number }): void => {
  const sum = sums.get(way) ?? { wall: 0, processor: 0 };
  sums.set(way, { wall: sum.wall + wall, processor: sum.processor + processor });
};
// One scene per core, as in production. The order of the renderers rotates, so that the machine's load is shared evenly.
const cores = availableParallelism();
for (let at = 0; at < all.length; at += cores) {
  const jobs: Job[] = [];
  for (const scene of all.slice(at, at + cores)) jobs.push({ scene, ready: await writeFrames(scene) });
  const turn = (at / cores) % Object.keys(renderers).length;
  const order = Object.entries(renderers);
  for (const [way, work] of [...order.slice(turn), ...order.slice(0, turn)])
    add(way, await measureTime(() => Promise.all(jobs.map(work))));
  for (const { scene } of jobs) rmSync(`${scene.order.path}.yuv`);
}
if (values.remotion) add("Remotion", await renderWithRemotion(installRemotion(folder), pictures, all.length));

const alone = sums.get("x264 alone") ?? { wall: 1, processor: 1 };
console.info(`${all.length} scenes of 6 s, 1920 x 1080, 30 frames a second, ${cores} at a time\n`);
console.info(
  "| Renderer | Processor s | Wall s | Processor / x264 alone | Wall / x264 alone | Film s per processor s |",
);
console.info("| --- | ---: | ---: | ---: | ---: | ---: |");
for (const [way, { wall, processor }] of sums) {
  const ratios = [processor / alone.processor, wall / alone.wall, (all.length * 6) / processor];
  const cells = [processor.toFixed(1), wall.toFixed(1), ...ratios.map((ratio) => ratio.toFixed(2))];
  console.info(`| ${way} | ${cells.join(" | ")} |`);
}
if (values.memory) {
  const [few, many] = [6, 18];
  const [little, more] = [await measurePeakMemory(folder, few), await measurePeakMemory(folder, many)];
  const ratio = (more / little).toFixed(2);
  console.info(
    `\nMemory of the host: ${little.toFixed(0)} MB for ${few} scenes, ${more.toFixed(0)} MB for ${many}: ${ratio}`,
  );
}
rmSync(folder, { recursive: true });
