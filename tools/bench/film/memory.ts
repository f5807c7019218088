import { mkdirSync } from "node:fs";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import { places } from "@animation-agent/studio/vocabulary";
import { bundle, sources } from "#local/host/bundle.ts";
import { startFunctions } from "#local/host/functions.ts";
import { createLimiter } from "#test/support/concurrency-limit.ts";
import { watchMemory } from "./peak-memory.ts";

const root = resolve(import.meta.dirname, "../../..");
const stages = ["draw", "render"].map((name) => `tools/bench/film/stages/${name}.ts`);
/** The state machine's `MaxConcurrency`. */
const maxConcurrency = 8;

/** Peak memory in MB of all processes while the local host's functions draw and render this many short scenes. */
export const measurePeakMemory = async (folder: string, scenes: number): Promise<number> => {
  const files = await bundle(root, stages, [...sources, "tools/bench", "test/support"]);
  const functions = startFunctions(
    stages.map((arn) => ({ arn, file: files.get(arn) ?? "", environment: {}, timeoutSeconds: 600, isHeavy: true })),
  );
  const { peak, stop } = watchMemory();
  const sceneFolder = join(folder, `${scenes}`);
  mkdirSync(sceneFolder);
  const limit = createLimiter(Math.max(maxConcurrency, cpus().length));
  const make = async (index: number): Promise<void> => {
    // Always the same three pictures, so that only the number of scenes differs.
    const scene = { path: join(sceneFolder, `${index}`), place: places[index % 3], index: index % 3 };
    for (const stage of stages) await functions.invoke(stage, scene);
  };
  await Promise.all(Array.from({ length: scenes }, (_, index) => limit(() => make(index))));
  stop();
  await functions.stop();
  return peak();
};
