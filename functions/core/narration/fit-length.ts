import type { HasArtifacts } from "../artifact/ports.ts";
import { createJsonOnce, folderOf, readJson } from "../artifact/task-files.ts";
import { cardScenes, lengthTolerance, orderedSeconds, speechSeconds } from "../media/film-format.ts";
import { layOutScenes, pauseSeconds, Timing } from "../media/timing.ts";
import { commitInAttempt, findAttempt, type RunningTask } from "../pipeline/attempt.ts";
import type { Commits } from "../shared/commit.ts";
import { digest } from "../shared/digest.ts";
import { mapConcurrently } from "../shared/map-concurrently.ts";
import type { HasStoryWriter } from "../story/ports.ts";
import { Plan } from "../story/story.ts";
import type { TaskAttempt, TaskChange } from "../task/changes.ts";
import type { HasTasks } from "../task/ports.ts";
import { SpokenWords, type VoiceKeys } from "./voices.ts";

type FitsLength = HasTasks & HasArtifacts & HasStoryWriter & Commits<TaskChange>;

export interface Fitted {
  /** False if scenes were rewritten and must be narrated again. */
  readonly fits: boolean;
  readonly scenesKey: string;
  readonly timingKey: string;
}

/** Maximum rewrites of the narration to reach the ordered length. */
const maxRewrites = 2;

/**
 * Fits the film to the ordered length. Silence between scenes covers small differences; for larger ones the scenes that
 * differ most from their share are rewritten. A user's full story is never rewritten.
 */
export const fitLength = async (
  deps: FitsLength,
  run: TaskAttempt,
  at: { readonly scenesKey: string; readonly voices: readonly VoiceKeys[]; readonly round: number },
): Promise<Fitted> => {
  const task = await findAttempt(deps, run);
  const plan = await readJson(deps, at.scenesKey, Plan);
  const speech = await measured(deps, at.voices);
  const cards = cardScenes(task, plan.scenes.length);
  const asked = orderedSeconds(task);
  const timing = layOutScenes(speech, cards, pauseSeconds(speech, cards.length, asked));
  const name = await digest({ timing });
  const timingKey = await createJsonOnce(deps, `${folderOf(task)}/timing-${name}.json`, Timing, async () => timing);

  const off = Math.abs(timing.seconds - asked) / asked;
  if (off <= lengthTolerance || task.full_story_key || at.round >= maxRewrites)
    return { fits: true, scenesKey: at.scenesKey, timingKey };
  const scenesKey = await rewrite(deps, task, plan, speech);
  await commitInAttempt(deps, [{ kind: "set-task", run, in: "in_progress", set: { scenes_key: scenesKey } }]);
  return { fits: scenesKey === at.scenesKey, scenesKey, timingKey };
};

const measured = (deps: FitsLength, voices: readonly VoiceKeys[]): Promise<number[]> =>
  mapConcurrently(voices, async ({ words }) => (await readJson(deps, words, SpokenWords)).seconds);

/** Rewrites scenes to their share of the time, those that differ most first, until the film would fit. */
const rewrite = async (deps: FitsLength, task: RunningTask, plan: Plan, speech: readonly number[]): Promise<string> => {
  const share = speechSeconds(task) / plan.scenes.length;
  const worst = speech
    .map((seconds, index) => ({ index, off: seconds - share }))
    .sort((a, b) => Math.abs(b.off) - Math.abs(a.off));
  let left = speech.reduce((sum, seconds) => sum + seconds, 0) - speechSeconds(task);
  const sign = Math.sign(left);
  const scenes = [...plan.scenes];
  for (const { index, off } of worst) {
    const scene = scenes[index];
    if (!scene || left * sign < 1) break;
    if (Math.sign(off) !== sign) continue;
    const narration = await deps.writer.rescale({
      narration: scene.narration,
      language: task.voice_language,
      seconds: share,
      seed: `${task.task_id}-${index}`,
      model: task.models.writer,
    });
    scenes[index] = { ...scene, narration };
    left -= off;
  }
  const next = { ...plan, scenes };
  return createJsonOnce(deps, `${folderOf(task)}/scenes-${await digest(next)}.json`, Plan, async () => next);
};
