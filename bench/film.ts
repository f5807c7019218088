import { mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runFfmpeg } from "#functions/adapters/ffmpeg/run-ffmpeg.ts";
import { encoding } from "#functions/adapters/ffmpeg/scene/encoder.ts";
import { newScene } from "#functions/adapters/ffmpeg/scene/new-scene.ts";
import { renderAll, renderScene } from "#functions/adapters/ffmpeg/scene/render-scene.ts";
import { memoryOf } from "./film/memory.ts";
import { measured } from "./film/processor-time.ts";
import { installRemotion, remotion } from "./film/remotion.ts";
import { type BenchScene, scenes } from "./film/ten-scenes.ts";
import { zoompan } from "./film/zoompan.ts";

/**
 * What films cost: ours in both ways, x264 alone on the same frames ready in a file, ffmpeg's own zoom, and with
 * `--remotion` Remotion, all on the same scenes: `npm run bench:film -- --scenes 10 --remotion`. With
 * `--memory` also how much more memory the local host takes for many scenes than for few.
 */
const { values } = parseArgs({
  options: {
    scenes: { type: "string", default: "10" },
    remotion: { type: "boolean", default: false },
    memory: { type: "boolean", default: false },
  },
});
const folder = mkdtempSync(join(tmpdir(), "bench-"));

/** Every frame of a scene in a file, and the encoder's arguments for it. */
const readyFrames = async ({ order }: BenchScene): Promise<string[]> => {
  const path = join(folder, "frames.yuv");
  const file = openSync(path, "w");
  const { paint } = await newScene(order);
  for (let frame = 0; frame < order.frames; frame++) writeSync(file, paint(frame));
  return encoding({ ...order, path: join(folder, "alone.mp4") }, path);
};

const waysOf = (scene: BenchScene, ready: readonly string[]): Record<string, () => Promise<unknown>> => ({
  "x264 alone": () => runFfmpeg(ready),
  "ours, every frame encoded": async () => renderAll(scene.order, await newScene(scene.order)),
  "ours, as a film has it": () => renderScene(scene.order),
  "ours, before a still camera": () => renderScene({ ...scene.order, camera: "still" }),
  "ffmpeg's zoompan": () => zoompan(scene),
});

const pictures = join(folder, "pictures");
mkdirSync(pictures);
const all = await scenes(pictures, Number(values.scenes));
const sums = new Map<string, { wall: number; processor: number }>();
const add = (way: string, { wall, processor }: { wall: number; processor: number }): void => {
  const sum = sums.get(way) ?? { wall: 0, processor: 0 };
  sums.set(way, { wall: sum.wall + wall, processor: sum.processor + processor });
};
// Scene by scene, each way in turn and each first once: what else the machine does meanwhile is shared by all.
for (const [index, scene] of all.entries()) {
  const ways = Object.entries(waysOf(scene, await readyFrames(scene)));
  const turn = index % ways.length;
  for (const [way, work] of [...ways.slice(turn), ...ways.slice(0, turn)]) add(way, await measured(work));
}
if (values.remotion) add("Remotion", await remotion(installRemotion(folder), pictures, all.length));

const alone = sums.get("x264 alone")?.processor ?? 1;
console.info(`${all.length} scenes of 6 s, 1920 x 1080, 30 frames a second\n`);
console.info("| Way | Processor s | Wall s | Of x264 alone |\n| --- | ---: | ---: | ---: |");
for (const [way, { wall, processor }] of sums)
  console.info(`| ${way} | ${processor.toFixed(1)} | ${wall.toFixed(1)} | ${(processor / alone).toFixed(2)} |`);
if (values.memory) {
  const [few, many] = [6, 18];
  const [little, more] = [await memoryOf(folder, few), await memoryOf(folder, many)];
  const ratio = (more / little).toFixed(2);
  console.info(
    `\nMemory of the host: ${little.toFixed(0)} MB for ${few} scenes, ${more.toFixed(0)} MB for ${many}: ${ratio}`,
  );
}
rmSync(folder, { recursive: true });
