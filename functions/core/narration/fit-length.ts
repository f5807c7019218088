import { lengthTolerance } from "#contract/catalogue/price-by-length.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { createJsonOnce, folderOf, readJson } from "../artifact/task-files.ts";
import { cardScenes, endCardSeconds, orderedSeconds, secondsOfCards, speechSeconds } from "../media/film-format.ts";
import { layOutScenes, pauseSeconds, Timing } from "../media/timing.ts";
import { commitInAttempt, enterStage, findAttempt, type RunningTask } from "../pipeline/attempt.ts";
import type { Commits } from "../shared/commit.ts";
import { digest } from "../shared/digest.ts";
import { mapConcurrently } from "../shared/map-concurrently.ts";
import type { HasClock } from "../shared/ports.ts";
import { Plan, type PlannedScene } from "../story/story.ts";
import type { TaskAttempt, TaskChange } from "../task/changes.ts";
import type { HasTasks } from "../task/ports.ts";
import { type Rescale, type Rescaled, RescaledNarration } from "./rescale-scene.ts";
import { SpokenWords, type VoiceKeys } from "./voices.ts";

type FitsLength = HasTasks & HasClock & HasArtifacts & Commits<TaskChange>;

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

interface Measured {
  readonly scenesKey: string;
  /** In the order of the scenes. */
  readonly voices: readonly VoiceKeys[];
  /** The narrations that were rewritten because this stage asked for it. */
  readonly rescaled: readonly Rescaled[];
  readonly round: number;
}

/**
 * Fits the film to the ordered length. Silence between scenes covers small differences; for larger ones the scenes that
 * differ most from their share are rewritten: `rescaleScene` rewrites each, and this stage then runs again with the
 * rewritten narrations and stores the new plan. A user's full story is never rewritten, nor a film in another language, nor are scenes that the user has
 * edited: these keep their silence too, so that an edit changes no other scene.
 */
export const fitLength = async (deps: FitsLength, run: TaskAttempt, at: Measured): Promise<Fitted> => {
  const task = await findAttempt(deps, run);
  const plan = await readJson(deps, at.scenesKey, Plan);
  const speech = await measured(deps, at.voices);
  const cards = cardScenes(task, plan.scenes.length);
  const asked = orderedSeconds(task);
  const isEdited = Boolean(task.scenes_revision);
  const pause =
    (isEdited && task.scene_pause_seconds) || pauseSeconds(speech, secondsOfCards(task, plan.scenes.length), asked);
  const timing = layOutScenes(speech, cards, pause, task.end_card ? endCardSeconds : 0);
  const name = await digest({ timing });
  const timingKey = await createJsonOnce(deps, `${folderOf(task)}/timing-${name}.json`, Timing, async () => timing);

  const off = Math.abs(timing.seconds - asked) / asked;
  if (off <= lengthTolerance || task.full_story_key || task.translation_key || isEdited || at.round >= maxRewrites) {
    const set = { scene_pause_seconds: pause, timed_seconds: timing.seconds };
    await commitInAttempt(deps, [{ kind: "set-task", run, in: "in_progress", set }]);
    // Without a review the scenes follow. If each of them entered their stage, they would all write it at the same time.
    if ((task.review ?? "none") === "none") await enterStage(deps, run, "pictures");
    return { ...at, fits: true, rescale: [], timingKey };
  }
  if (at.rescaled.length === 0) return { ...at, fits: false, rescale: scenesToRescale(task, plan, speech), timingKey };
  const scenesKey = await withRescaled(deps, task, plan, at.rescaled);
  await commitInAttempt(deps, [{ kind: "set-task", run, in: "in_progress", set: { scenes_key: scenesKey } }]);
  return { fits: scenesKey === at.scenesKey, rescale: [], scenesKey, timingKey, round: at.round + 1 };
};

const measured = (deps: FitsLength, voices: readonly VoiceKeys[]): Promise<number[]> =>
  mapConcurrently(voices, async ({ words }) => (await readJson(deps, words, SpokenWords)).seconds);

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

/** Stores the plan with the rewritten narrations and returns its key. */
const withRescaled = async (
  deps: FitsLength,
  task: RunningTask,
  plan: Plan,
  rescaled: readonly Rescaled[],
): Promise<string> => {
  const scenes = [...plan.scenes];
  for (const each of rescaled) {
    const { narration } = await readJson(deps, each.narration, RescaledNarration);
    scenes[each.scene - 1] = { ...sceneOf(plan, each), narration };
  }
  const next = { ...plan, scenes };
  return createJsonOnce(deps, `${folderOf(task)}/scenes-${await digest(next)}.json`, Plan, async () => next);
};

const sceneOf = ({ scenes }: Plan, { scene: number }: Rescaled): PlannedScene => {
  const scene = scenes[number - 1];
  if (!scene) throw new Error(`No scene ${number} in the plan`);
  return scene;
};
