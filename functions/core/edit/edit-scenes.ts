import type { EditResult, SceneEdits } from "#contract/schema/scene-edit.ts";
import type { LedgerChange } from "../credit/changes.ts";
import { commitPaid } from "../credit/commit-paid.ts";
import type { HasCredits } from "../credit/ports.ts";
import { reserveSceneEdits } from "../credit/task-credits.ts";
import { type Commits, retryOnConflict } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import { addSeconds } from "../shared/time.ts";
import type { TaskChange, TaskFields } from "../task/changes.ts";
import { findTask } from "../task/find-task.ts";
import type { HasExecutions, HasTasks } from "../task/ports.ts";
import { resumeExecution, resumeRepairSeconds } from "../task/resume-execution.ts";
import { setTask } from "../task/update-task.ts";
import { isFinished, revisionOf } from "./editable.ts";
import {
  creditsOf,
  type Edit,
  type EditableTask,
  editableTask,
  isToMake,
  madeFields,
  type PreparesEdits,
  prepareEdit,
  storePlan,
  summaryOf,
} from "./prepare-edit.ts";

export type EditsScenes = PreparesEdits & HasCredits & HasExecutions & Commits<TaskChange | LedgerChange>;

/**
 * Edits the scenes of a film that waits for its review, or says what edits would cost, also those of a completed film:
 * see `makeCut`. It stores the new plan and holds the price of what it makes again, in one transaction. The state machine
 * then makes what has changed, and waits again. Of two edits of the same revision one is refused with
 * `revision_conflict`.
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
    if (isFinished(task) && !request.dry_run)
      throw new Refusal("conflict", "The film is completed. Please make a new cut with these edits.");
    const edit = await prepareEdit(deps, task, request);
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

/** The changes of an edit: the plan, what is made of it, and the hold of its price. */
const changesOf = async (deps: EditsScenes, task: EditableTask, { plan, work, recordingKey }: Edit) => {
  const scenes_key = await storePlan(deps, task, plan);
  const now = deps.now();
  const at = now.toISOString();
  const entries = reserveSceneEdits(task, revisionOf(task) + 1, creditsOf(work), at);
  const set: TaskFields = {
    scenes_key,
    scenes_revision: (task.scenes_revision ?? 0) + 1,
    video_scene_count: plan.scenes.length,
    credit_cost: task.credit_cost + work.prices.added,
    ...(work.prices.again > 0 && { edit_credits: (task.edit_credits ?? 0) + work.prices.again }),
    last_edit: summaryOf(work),
    ...(recordingKey && { recording_key: recordingKey }),
    recording_error: undefined,
    task_updated_at: at,
    ...madeFields(work),
    segments_made: undefined,
    sound_made: undefined,
    ...(isToMake(work) && task.review_state === "waiting"
      ? { review_state: "updating", deadline: addSeconds(now, resumeRepairSeconds) }
      : {}),
  };
  return [
    setTask(task, set),
    ...(entries.length > 0 ? [{ kind: "move-credits" as const, userId: task.user_id, entries }] : []),
  ];
};
