import type { TaskRecord } from "#contract/schema/task-record.ts";
import { type MadeScenes, writeSceneMark } from "../progress/scene-marks.ts";
import { type WorkStage, workStages } from "../progress/work-plan.ts";
import type { Models } from "../provider/ports.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal, TaskEnded } from "../shared/errors.ts";
import type { HasClock } from "../shared/ports.ts";
import type { TaskAttempt, TaskChange } from "../task/changes.ts";
import type { HasTasks } from "../task/ports.ts";

/** A task in progress: its order and its models do not change any more. */
export type RunningTask = TaskRecord & { readonly models: Models };

/** The task of an attempt in progress. Throws `TaskEnded` for an attempt that was cancelled or replaced by a retry. */
export const findAttempt = async (deps: HasTasks, run: TaskAttempt): Promise<RunningTask> => {
  const task = await deps.tasks.find(run.userId, run.taskId);
  if (task?.process_status !== "in_progress" || task.attempt !== run.attempt || !task.models)
    throw new TaskEnded(`Attempt ${run.attempt} of task ${run.taskId} has ended`);
  return { ...task, models: task.models };
};

/** Commits the changes of a stage. If the attempt has ended, nothing is written and `TaskEnded` is thrown. */
export const commitInAttempt = async <C>(deps: Commits<C>, changes: readonly C[]): Promise<void> => {
  try {
    await deps.commit(changes);
  } catch (error) {
    if (error instanceof Refusal && error.code === "conflict") throw new TaskEnded(error.message);
    throw error;
  }
};

/** Stores that a scene, or a part of the sound, was finished, and when: the remaining time is estimated from it. */
export const markScene = (
  deps: HasClock & Commits<TaskChange>,
  run: TaskAttempt,
  scene: number,
  made: readonly [MadeScenes, ...MadeScenes[]],
): Promise<void> =>
  commitInAttempt(deps, [
    { kind: "mark-scene", run, scene, in: made, mark: writeSceneMark(made[0], scene, deps.now()) },
  ]);

/**
 * Stores that an attempt enters a stage, and the duration of the previous stage. An attempt never goes back to an earlier
 * stage: scenes that their owner has changed are made again within the current one.
 */
export const enterStage = async (
  deps: HasTasks & HasClock & Commits<TaskChange>,
  run: TaskAttempt,
  stage: WorkStage,
): Promise<RunningTask> => {
  const task = await findAttempt(deps, run);
  if (task.stage && workStages.indexOf(task.stage) >= workStages.indexOf(stage)) return task;
  const now = deps.now();
  const set = { stage, stage_since: now.toISOString(), stage_seconds: secondsTo(task, now) };
  await commitInAttempt(deps, [{ kind: "set-task", run, in: "in_progress", set }]);
  return { ...task, ...set };
};

/** Seconds of each stage so far, including the current one. */
export const secondsTo = (task: TaskRecord, now: Date): Record<string, number> => {
  if (!task.stage || !task.stage_since) return { ...task.stage_seconds };
  const spent = (now.getTime() - Date.parse(task.stage_since)) / 1000;
  return { ...task.stage_seconds, [task.stage]: (task.stage_seconds?.[task.stage] ?? 0) + spent };
};
