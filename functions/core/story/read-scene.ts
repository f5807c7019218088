import type { HasArtifacts } from "../artifact/ports.ts";
import { readJson } from "../artifact/task-files.ts";
import { Plan, type PlannedScene } from "./story.ts";

/** One scene of a plan, and the plan it is part of. */
export const readScene = async (
  deps: HasArtifacts,
  at: { readonly scenesKey: string; readonly scene: number },
): Promise<{ plan: Plan; scene: PlannedScene }> => {
  const plan = await readJson(deps, at.scenesKey, Plan);
  const scene = plan.scenes.find(({ number }) => number === at.scene);
  if (!scene) throw new Error(`No scene ${at.scene} in ${at.scenesKey}`);
  return { plan, scene };
};
