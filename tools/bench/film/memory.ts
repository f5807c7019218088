import { mkdirSync } from "node:fs";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import { places } from "@animation-agent/studio/vocabulary";
import { bundle, sources } from "#local/host/bundle.ts";
import { createLimiter } from "#local/host/concurrency-limit.ts";
import { startFunctions } from "#local/host/functions.ts";
import { watchMemory } from "./watch-memory.ts";

const root = resolve(import.meta.dirname, "../../..");
const stages = ["draw", "render"].map((name) => `tools/bench/film/stages/${name}.ts`);
/** As many scenes are under way at once as the state machine has. */
const atOnce = 8;

/** Peak of the memory, in MB, of all processes that draw and film so many short scenes as the local host does. */
export const memoryOf = async (folder: string, scenes: number): Promise<number> => {
  const files = await bundle(root, stages, [...sources, "bench", "test/support"]);
  const functions = startFunctions(
    stages.map((arn) => ({ arn, file: files.get(arn) ?? "", environment: {}, timeoutSeconds: 600, isHeavy: true })),
  );
  const { peak, stop } = watchMemory();
  const own = join(folder, `${scenes}`);
  mkdirSync(own);
  const door = createLimiter(Math.max(atOnce, cpus().length));
  const make = async (index: number): Promise<void> => {
    // The same three pictures, however many scenes: what differs is only how many there are.
    const scene = { path: join(own, `${index}`), place: places[index % 3], index: index % 3 };
    for (const stage of stages) await functions.invoke(stage, scene);
  };
  await Promise.all(Array.from({ length: scenes }, (_, index) => door(() => make(index))));
  stop();
  await functions.stop();
  return peak();
};
