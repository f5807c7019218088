import * as z from "zod";
import type { HasArtifacts } from "../artifact/ports.ts";
import { createJsonOnce, sceneFolder } from "../artifact/task-files.ts";
import { findAttempt, type RunningTask } from "../pipeline/attempt.ts";
import { orBuiltIn } from "../provider/or-built-in.ts";
import { digest } from "../shared/digest.ts";
import type { HasStoryWriter } from "../story/ports.ts";
import { readScene } from "../story/read-scene.ts";
import { type PlannedScene, sceneId } from "../story/story.ts";
import type { TaskAttempt } from "../task/changes.ts";
import type { HasTasks } from "../task/ports.ts";

/** A scene to rewrite, and the wanted seconds of its narration. */
export const Rescale = z.object({ scene: z.int(), seconds: z.number().positive() });
export type Rescale = z.infer<typeof Rescale>;

/** The key of a rewritten narration: RescaleScene returns it, and FitLength receives it. */
export const Rescaled = z.object({ scene: z.int(), narration: z.string() });
export type Rescaled = z.infer<typeof Rescaled>;

export const RescaledNarration = z.object({ narration: z.string().min(1) });

/** Names a rewritten narration by a digest of its inputs. */
const nameNarration = async (task: RunningTask, scene: PlannedScene, seconds: number): Promise<string> => {
  const name = await digest({ narration: scene.narration, seconds, model: task.models.writer });
  return `${sceneFolder(task, sceneId(scene))}/narration-${name}.json`;
};

/**
 * Rewrites the narration of one scene to another length. The built-in writer does it if the task's model cannot.
 * `retries` says how often this stage was retried.
 */
export const rescaleScene = async (
  deps: HasTasks & HasArtifacts & HasStoryWriter,
  run: TaskAttempt,
  at: Rescale & { readonly scenesKey: string; readonly retries: number },
): Promise<Rescaled> => {
  const task = await findAttempt(deps, run);
  const { scene } = await readScene(deps, at);
  const request = {
    narration: scene.narration,
    language: task.voice_language,
    seconds: at.seconds,
    seed: `${task.task_id}-${scene.number - 1}`,
    heroName: task.fixed_character_name || undefined,
    signaturePhrases: task.signature_phrases || undefined,
  };
  const key = await nameNarration(task, scene, at.seconds);
  await createJsonOnce(deps, key, RescaledNarration, () =>
    orBuiltIn({ model: task.models.writer, retries: at.retries }, async (model) => ({
      narration: (await deps.writer.rescale({ ...request, model })) || scene.narration,
    })),
  );
  return { scene: at.scene, narration: key };
};
