import type { HasArtifacts } from "../artifact/ports.ts";
import { createJsonOnce, folderOf, readJson } from "../artifact/task-files.ts";
import { cardScenes, lengthTolerance, orderedSeconds, speechSeconds } from "../media/film-format.ts";
import { layOutScenes, pauseSeconds, Timing } from "../media/timing.ts";
import { commitInAttempt, findAttempt, type RunningTask } from "../pipeline/attempt.ts";
import type { Commits } from "../shared/commit.ts";
import { digest } from "../shared/digest.ts";
import { Plan, type PlannedScene } from "../story/story.ts";
import type { TaskAttempt, TaskChange } from "../task/changes.ts";
import type { HasTasks } from "../task/ports.ts";
import { type Rescale, RescaledNarration, rescaledFile } from "./rescale-scene.ts";
import { SpokenWords, voiceFiles } from "./voices.ts";

type FitsLength = HasTasks & HasArtifacts & Commits<TaskChange>;

export interface Fitted {
  /** False if scenes must be rewritten, or were rewritten and must be narrated again. */
  readonly fits: boolean;
  /** Scenes that must be rewritten before this stage runs again. */
  readonly rescale: readonly Rescale[];
  readonly scenesKey: string;
  readonly timingKey: string;
  /** How often the narration was rewritten. */
  readonly round: number;
}

/** Maximum rewrites of the narration to reach the ordered length. */
const maxRewrites = 2;

/**
 * Fits the film to the ordered length. Silence between scenes covers small differences; for larger ones the scenes that
 * differ most from their share are rewritten: `rescaleScene` rewrites each, and this stage then runs again with the same
 * input and stores the new plan. A user's full story is never rewritten.
 */
export const fitLength = async (
  deps: FitsLength,
  run: TaskAttempt,
  at: { readonly scenesKey: string; readonly round: number },
): Promise<Fitted> => {
  const task = await findAttempt(deps, run);
  const plan = await readJson(deps, at.scenesKey, Plan);
  const speech = await measured(deps, task, plan);
  const cards = cardScenes(task, plan.scenes.length);
  const asked = orderedSeconds(task);
  const timing = layOutScenes(speech, cards, pauseSeconds(speech, cards.length, asked));
  const name = await digest({ timing });
  const timingKey = await createJsonOnce(deps, `${folderOf(task)}/timing-${name}.json`, Timing, async () => timing);

  const off = Math.abs(timing.seconds - asked) / asked;
  if (off <= lengthTolerance || task.full_story_key || at.round >= maxRewrites)
    return { ...at, fits: true, rescale: [], timingKey };
  const chosen = scenesToRescale(task, plan, speech);
  const rescale = await notYetRescaled(deps, task, plan, chosen);
  if (rescale.length > 0) return { ...at, fits: false, rescale, timingKey };
  const scenesKey = await withRescaled(deps, task, plan, chosen);
  await commitInAttempt(deps, [{ kind: "set-task", run, in: "in_progress", set: { scenes_key: scenesKey } }]);
  return { fits: scenesKey === at.scenesKey, rescale, scenesKey, timingKey, round: at.round + 1 };
};

const measured = (deps: FitsLength, task: RunningTask, plan: Plan): Promise<number[]> =>
  Promise.all(
    plan.scenes.map(async (scene) => {
      const { words } = await voiceFiles(task, scene);
      return (await readJson(deps, words, SpokenWords)).seconds;
    }),
  );

/** The scenes that differ most from their share of the time, until the film would fit. */
const scenesToRescale = (task: RunningTask, plan: Plan, speech: readonly number[]): Rescale[] => {
  const share = speechSeconds(task) / plan.scenes.length;
  const worst = speech
    .map((seconds, index) => ({ index, off: seconds - share }))
    .sort((a, b) => Math.abs(b.off) - Math.abs(a.off));
  let left = speech.reduce((sum, seconds) => sum + seconds, 0) - speechSeconds(task);
  const sign = Math.sign(left);
  const chosen: Rescale[] = [];
  for (const { index, off } of worst) {
    if (left * sign < 1) break;
    if (Math.sign(off) !== sign) continue;
    chosen.push({ scene: index + 1, seconds: share });
    left -= off;
  }
  return chosen;
};

/** Those of the chosen scenes that are not rewritten yet. */
const notYetRescaled = async (
  deps: FitsLength,
  task: RunningTask,
  plan: Plan,
  chosen: readonly Rescale[],
): Promise<Rescale[]> => {
  const missing = await Promise.all(
    chosen.map(async (each) => !(await deps.artifacts.has(await fileOf(task, plan, each)))),
  );
  return chosen.filter((_, index) => missing[index]);
};

/** Stores the plan with the rewritten narrations and returns its key. */
const withRescaled = async (
  deps: FitsLength,
  task: RunningTask,
  plan: Plan,
  chosen: readonly Rescale[],
): Promise<string> => {
  const scenes = [...plan.scenes];
  for (const each of chosen) {
    const { narration } = await readJson(deps, await fileOf(task, plan, each), RescaledNarration);
    scenes[each.scene - 1] = { ...sceneOf(plan, each), narration };
  }
  const next = { ...plan, scenes };
  return createJsonOnce(deps, `${folderOf(task)}/scenes-${await digest(next)}.json`, Plan, async () => next);
};

const fileOf = (task: RunningTask, plan: Plan, each: Rescale): Promise<string> =>
  rescaledFile(task, sceneOf(plan, each), each.seconds);

const sceneOf = ({ scenes }: Plan, { scene: number }: Rescale): PlannedScene => {
  const scene = scenes[number - 1];
  if (!scene) throw new Error(`No scene ${number} in the plan`);
  return scene;
};
