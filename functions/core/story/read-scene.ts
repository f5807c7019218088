import type { HasArtifacts } from "../artifact/ports.ts";
import { readJson } from "../artifact/task-files.ts";
import { Plan, type PlannedScene } from "./story.ts";

/** Reads a plan and one of its scenes; throws if the scene is not in it. */
export const readScene = async (
  deps: HasArtifacts,
  at: { readonly scenesKey: string; readonly scene: number },
): Promise<{ plan: Plan; scene: PlannedScene }> => {
  const plan = await readJson(deps, at.scenesKey, Plan);
  const scene = plan.scenes.find(({ number }) => number === at.scene);
  if (!scene) throw new Error(`No scene ${at.scene} in ${at.scenesKey}`);
  return { plan, scene };
};
