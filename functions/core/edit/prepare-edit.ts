import type { SceneEdits } from "#contract/schema/scene-edit.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { formatThousands } from "#contract/thousands.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { createJsonOnce, folderOf, readJson } from "../artifact/task-files.ts";
import type { HasAssets } from "../asset/ports.ts";
import { utterancesOf, voicesOf } from "../narration/voices.ts";
import type { HasSpeechEstimate } from "../order/ports.ts";
import type { RunningTask } from "../pipeline/attempt.ts";
import { digest } from "../shared/digest.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock } from "../shared/ports.ts";
import { Plan } from "../story/story.ts";
import type { TaskFields } from "../task/changes.ts";
import { findTask } from "../task/find-task.ts";
import type { HasTasks } from "../task/ports.ts";
import { applyEdits, type EditSource } from "./apply-edits.ts";
import { type EditWork, workOf } from "./edit-price.ts";
import { isDrawn, maxCharactersOf, revisionOf, whyNotEditable } from "./editable.ts";
import { keepOwnNarration, keepOwnPicture } from "./own-uploads.ts";
import type { HasPictureReader } from "./ports.ts";
import { keepWholeNarration } from "./whole-narration.ts";

/** What the preparation of edits needs. */
export type PreparesEdits = HasTasks & HasClock & HasArtifacts & HasAssets & HasPictureReader & HasSpeechEstimate;

/** A film whose scenes can be edited. */
export type EditableTask = RunningTask & { readonly scenes_key: string };
/** Edited scenes, and what they need. */
export interface Edit {
  readonly plan: Plan;
  readonly work: EditWork;
  /** Whether the plan is another one than before. */
  readonly isChanged: boolean;
  /** The key of a recording of the whole narration that is to be split. */
  readonly recordingKey: string | undefined;
}

/** The price of an edit. */
export const creditsOf = ({ prices }: EditWork): number => prices.added + prices.again;
export const isToMake = ({ narrations, pictures }: EditWork): boolean => narrations.length + pictures.length > 0;
export const summaryOf = (work: EditWork) => ({
  credits: creditsOf(work),
  narrations: [...work.narrations],
  pictures: [...work.pictures],
});

/** The task, if its scenes can be edited and still have this revision. */
export const editableTask = async (
  deps: HasTasks & HasClock,
  userId: string,
  taskId: string,
  revision: number,
): Promise<EditableTask> => {
  const task = await findTask(deps, userId, taskId);
  const reason = whyNotEditable(task, deps.now());
  const { models, scenes_key } = task;
  if (reason !== undefined || !models || !scenes_key)
    throw new Refusal("conflict", reason ?? "There are no scenes yet.");
  if (revision !== revisionOf(task))
    throw new Refusal("revision_conflict", "The scenes were changed in the meantime. Please load them again.", {
      revision: revisionOf(task),
    });
  return { ...task, models, scenes_key };
};

/** Carries out edits, without storing anything but uploads, and says what they need. */
export const prepareEdit = async (
  deps: PreparesEdits,
  task: EditableTask,
  { edits, dry_run }: Pick<SceneEdits, "edits" | "dry_run">,
): Promise<Edit> => {
  const before = await readJson(deps, task.scenes_key, Plan);
  const source: EditSource = {
    language: task.voice_language,
    isDrawn: isDrawn(task),
    voices: voicesOf(task, before),
    readUtterances: (scene) => utterancesOf(task, before, scene),
    readPicture: (prompt) =>
      deps.readPicture({ prompt, language: task.voice_language, storyType: task.story_type, plan: before }),
    keepOwnPicture: (assetId) => keepOwnPicture(deps, task, assetId, { isDryRun: dry_run }),
    keepOwnNarration: (assetId, narration) =>
      keepOwnNarration(deps, task, { assetId, narration }, { isDryRun: dry_run }),
    keepWholeNarration: (assetId, scenes) => keepWholeNarration(deps, task, { assetId, scenes }, { isDryRun: dry_run }),
  };
  const edited = await applyEdits(source, before, edits);
  refuseTooLong(task, before, edited.plan);
  const unchanged = await applyEdits(source, before, []);
  return {
    plan: edited.plan,
    work: await workOf(deps, task, before, edited, source),
    recordingKey: edited.recordingKey,
    isChanged: (await digest(edited.plan)) !== (await digest(unchanged.plan)),
  };
};

const refuseTooLong = (task: TaskRecord, before: Plan, after: Plan): void => {
  const lengthOf = ({ scenes }: Plan) => scenes.reduce((sum, { narration }) => sum + [...narration].length, 0);
  const most = maxCharactersOf(task);
  if (lengthOf(after) > Math.max(most, lengthOf(before)))
    throw new Refusal("invalid_request", `All narrations of this film have up to ${formatThousands(most)} characters.`);
};

/** Stores an edited plan and returns its key. */
export const storePlan = async (deps: HasArtifacts, task: TaskRecord, plan: Plan): Promise<string> =>
  createJsonOnce(deps, `${folderOf(task)}/scenes-${await digest(plan)}.json`, Plan, async () => plan);

/** The files that edited scenes have already. The table stores no empty set. */
export const madeFields = ({ made }: EditWork): TaskFields =>
  Object.fromEntries(
    Object.entries(made).map(([name, scenes]) => [name, scenes.size > 0 ? new Set(scenes) : undefined]),
  );
