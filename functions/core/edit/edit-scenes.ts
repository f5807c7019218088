import { extensionOf } from "#contract/catalogue/asset-names.ts";
import type { EditResult, SceneEdits } from "#contract/schema/scene-edit.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { formatThousands } from "#contract/thousands.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { createJsonOnce, folderOf, readJson } from "../artifact/task-files.ts";
import { fileKey } from "../asset/names.ts";
import type { HasAssets } from "../asset/ports.ts";
import type { LedgerChange } from "../credit/changes.ts";
import { commitPaid } from "../credit/commit-paid.ts";
import type { HasCredits } from "../credit/ports.ts";
import { reserveSceneEdits } from "../credit/task-credits.ts";
import type { RunningTask } from "../pipeline/attempt.ts";
import { type Commits, retryOnConflict } from "../shared/commit.ts";
import { digest } from "../shared/digest.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock } from "../shared/ports.ts";
import { addSeconds } from "../shared/time.ts";
import { Plan } from "../story/story.ts";
import { attemptOf } from "../task/attempt-of.ts";
import type { TaskChange, TaskFields } from "../task/changes.ts";
import { findTask } from "../task/find-task.ts";
import type { HasExecutions, HasTasks } from "../task/ports.ts";
import { resumeExecution, resumeRepairSeconds } from "../task/resume-execution.ts";
import { applyEdits, type EditSource } from "./apply-edits.ts";
import { type EditWork, workOf } from "./edit-price.ts";
import { isDrawn, maxCharactersOf, revisionOf, whyNotEditable } from "./editable.ts";
import type { HasPictureReader } from "./ports.ts";

export type EditsScenes = HasTasks &
  HasClock &
  HasArtifacts &
  HasAssets &
  HasCredits &
  HasExecutions &
  HasPictureReader &
  Commits<TaskChange | LedgerChange>;

/**
 * Edits the scenes of a film that waits for its review: stores the new plan and holds the price of what it makes again,
 * in one transaction. The state machine then makes what has changed, and waits again. Of two edits of the same revision
 * one is refused with `revision_conflict`.
 */
export const editScenes = async (
  deps: EditsScenes,
  userId: string,
  taskId: string,
  request: SceneEdits,
): Promise<EditResult> => {
  let price = 0;
  const commit: EditsScenes["commit"] = (changes) => commitPaid(deps, userId, price, changes);
  const { revision, work } = await retryOnConflict({ commit }, async () => {
    const task = await editableTask(deps, userId, taskId, request.revision);
    const edit = await prepare(deps, task, request);
    price = creditsOf(edit.work);
    const result = { revision: request.revision, work: edit.work };
    if (request.dry_run) return { changes: [], result };
    return { changes: await changesOf(deps, task, edit), result: { ...result, revision: request.revision + 1 } };
  });
  if (!request.dry_run && isToMake(work)) await resumeExecution(deps, userId, taskId);
  const { available } = await deps.credits.balances(userId);
  const left = request.dry_run ? available - price : available;
  return { revision, ...summaryOf(work), balance: Math.max(0, left), missing: Math.max(0, -left) };
};

/** The answer to the last edit of a film, for a request that was carried out and whose answer was lost. */
export const lastEdit = async (deps: HasTasks & HasCredits, userId: string, taskId: string): Promise<EditResult> => {
  const task = await findTask(deps, userId, taskId);
  const { available: balance } = await deps.credits.balances(userId);
  const { last_edit = { credits: 0, narrations: [], pictures: [] } } = task;
  return { revision: revisionOf(task), ...last_edit, balance, missing: 0 };
};

type EditableTask = RunningTask & { readonly scenes_key: string };
interface Edit {
  readonly plan: Plan;
  readonly work: EditWork;
}

const creditsOf = ({ prices }: EditWork): number => prices.added + prices.again;
const isToMake = ({ narrations, pictures }: EditWork): boolean => narrations.length + pictures.length > 0;
const summaryOf = (work: EditWork) => ({
  credits: creditsOf(work),
  narrations: [...work.narrations],
  pictures: [...work.pictures],
});

/** The task, if its scenes can be edited and still have this revision. */
const editableTask = async (
  deps: HasTasks,
  userId: string,
  taskId: string,
  revision: number,
): Promise<EditableTask> => {
  const task = await findTask(deps, userId, taskId);
  const reason = whyNotEditable(task);
  const { models, scenes_key } = task;
  if (reason !== undefined || !models || !scenes_key)
    throw new Refusal("conflict", reason ?? "There are no scenes yet.");
  if (revision !== revisionOf(task))
    throw new Refusal("revision_conflict", "The scenes were changed in the meantime. Please load them again.", {
      revision: revisionOf(task),
    });
  return { ...task, models, scenes_key };
};

const prepare = async (
  deps: EditsScenes,
  task: EditableTask,
  { edits, dry_run }: Pick<SceneEdits, "edits" | "dry_run">,
): Promise<Edit> => {
  const before = await readJson(deps, task.scenes_key, Plan);
  const source: EditSource = {
    language: task.voice_language,
    isDrawn: isDrawn(task),
    readPicture: (prompt) =>
      deps.readPicture({ prompt, language: task.voice_language, storyType: task.story_type, plan: before }),
    keepOwnPicture: (assetId) => keepOwnPicture(deps, task, assetId, { isDryRun: dry_run }),
  };
  const edited = await applyEdits(source, before, edits);
  refuseTooLong(task, before, edited.plan);
  return { plan: edited.plan, work: await workOf(deps, task, before, edited, source) };
};

const refuseTooLong = (task: TaskRecord, before: Plan, after: Plan): void => {
  const lengthOf = ({ scenes }: Plan) => scenes.reduce((sum, { narration }) => sum + [...narration].length, 0);
  const most = maxCharactersOf(task);
  if (lengthOf(after) > Math.max(most, lengthOf(before)))
    throw new Refusal("invalid_request", `All narrations of this film have up to ${formatThousands(most)} characters.`);
};

/** Copies an uploaded picture, so that replacing or deleting the upload changes no film. */
const keepOwnPicture = async (
  deps: HasAssets & HasArtifacts,
  task: TaskRecord,
  assetId: string,
  { isDryRun }: { readonly isDryRun: boolean },
): Promise<string> => {
  const asset = await deps.assets.find(task.user_id, assetId);
  if (!asset || (asset.assetType !== "image" && asset.assetType !== "character"))
    throw new Refusal("invalid_request", `You have no uploaded picture ${assetId}.`);
  const key = `${folderOf(task)}/own-${await digest(asset.filePath)}.${extensionOf(asset.fileName)}`;
  if (!isDryRun && !(await deps.artifacts.has(key)))
    await deps.artifacts.put(key, await deps.artifacts.get(fileKey(asset)), asset.mimeType);
  return key;
};

/** The changes of an edit: the plan, what is made of it, and the hold of its price. */
const changesOf = async (deps: EditsScenes, task: EditableTask, { plan, work }: Edit) => {
  const scenes_key = await createJsonOnce(
    deps,
    `${folderOf(task)}/scenes-${await digest(plan)}.json`,
    Plan,
    async () => plan,
  );
  const now = deps.now();
  const at = now.toISOString();
  const entries = reserveSceneEdits(task, revisionOf(task) + 1, creditsOf(work), at);
  const set: TaskFields = {
    scenes_key,
    scenes_revision: (task.scenes_revision ?? 0) + 1,
    rev: task.rev + 1,
    video_scene_count: plan.scenes.length,
    credit_cost: task.credit_cost + work.prices.added,
    ...(work.prices.again > 0 && { edit_credits: (task.edit_credits ?? 0) + work.prices.again }),
    last_edit: summaryOf(work),
    task_updated_at: at,
    ...madeFields(work),
    segments_made: undefined,
    ...(isToMake(work) && task.review_state === "waiting"
      ? { review_state: "updating", deadline: addSeconds(now, resumeRepairSeconds) }
      : {}),
  };
  return [
    { kind: "set-task" as const, run: attemptOf(task), in: "in_progress" as const, rev: task.rev, set },
    ...(entries.length > 0 ? [{ kind: "move-credits" as const, userId: task.user_id, entries }] : []),
  ];
};

/** The table stores no empty set. */
const madeFields = ({ made }: EditWork): TaskFields =>
  Object.fromEntries(
    Object.entries(made).map(([name, scenes]) => [name, scenes.size > 0 ? new Set(scenes) : undefined]),
  );
