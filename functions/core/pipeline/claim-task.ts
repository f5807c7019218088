import type { TaskRecord } from "#contract/schema/task-record.ts";
import { builtIn } from "../provider/models.ts";
import type { HasModelSettings, HasProviderPauses, Models } from "../provider/ports.ts";
import { assertProviderEnabled, providerOf } from "../provider/provider-pauses.ts";
import type { EmitChange } from "../shared/changes.ts";
import type { Commits } from "../shared/commit.ts";
import { TaskEnded } from "../shared/errors.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import { addSeconds } from "../shared/time.ts";
import type { TaskChange, TaskRun } from "../task/changes.ts";
import type { HasTasks } from "../task/ports.ts";
import { announce } from "../task/task-event.ts";
import { updateTask } from "../task/update-task.ts";

/** Seconds until a pending task may begin: its edit window, which "Start now" ends. */
export const waitForEdits = async (
  use: HasTasks & HasClock,
  { userId, taskId, attempt }: TaskRun,
): Promise<{ seconds: number }> => {
  const task = await use.tasks.find(userId, taskId);
  if (!task || task.attempt !== attempt || task.process_status === "failed" || task.process_status === "completed")
    throw new TaskEnded(`Task ${taskId} is no longer waiting`);
  return { seconds: Math.max(0, Math.ceil((Date.parse(task.start_after) - use.now().getTime()) / 1000)) };
};

/**
 * Moves a task from pending to in progress, once, and freezes who will make it. A run that was interrupted
 * and comes again finds it claimed and goes on. Throws `UserBusy` while its owner's other films are being made, and
 * `ProviderPaused` while one of who would make it is paused: a film that waits costs nothing.
 */
export const claimTask = async (
  use: HasTasks & HasClock & HasIds & HasModelSettings & HasProviderPauses & Commits<EmitChange | TaskChange>,
  run: TaskRun,
): Promise<void> => {
  const find = () => use.tasks.find(run.userId, run.taskId);
  const waiting = await find();
  if (waiting?.process_status === "pending")
    for (const provider of new Set(Object.values(makersOf(use, waiting)).map(providerOf)))
      await assertProviderEnabled(use, provider);
  await updateTask(use, find, (task) => {
    if (!task || task.attempt !== run.attempt) throw new TaskEnded(`Task ${run.taskId} was deleted`);
    if (task.process_status === "in_progress") return [];
    if (task.process_status !== "pending") throw new TaskEnded(`Task ${run.taskId} has ended`);
    const now = use.now();
    const at = now.toISOString();
    const set = {
      models: makersOf(use, task),
      task_started_at: at,
      task_updated_at: at,
      stage_seconds: {},
      deadline: addSeconds(now, 600 + 60 * task.video_length_minutes + 3600),
    };
    return [
      { kind: "move-task", run, from: "pending", to: "in_progress", set },
      { kind: "take-slot", userId: run.userId, taskId: run.taskId },
      announce(use, "task.started", task),
    ];
  });
};

const makersOf = ({ settings }: HasModelSettings, { models, test }: TaskRecord): Models =>
  models ?? (test ? builtIn : settings.models);
