import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock } from "../shared/ports.ts";
import { addSeconds } from "../shared/time.ts";
import { attemptOf } from "./attempt-of.ts";
import type { TaskChange } from "./changes.ts";
import { findTask } from "./find-task.ts";
import type { HasExecutions, HasTasks } from "./ports.ts";

/** Seconds after which the sweep resumes the execution of a started task, if it has not been resumed. */
const repairSeconds = 20;

/** Ends the edit window of a pending task now. */
export const startTask = async (
  deps: HasTasks & HasClock & HasExecutions & Commits<TaskChange>,
  userId: string,
  taskId: string,
): Promise<TaskRecord> => {
  const task = await findTask(deps, userId, taskId);
  if (task.process_status !== "pending")
    throw new Refusal("conflict", `Only pending tasks can be started. Current status: ${task.process_status}.`);
  const now = deps.now();
  // The new revision makes a concurrent edit conflict instead of reopening the edit window.
  const set = { start_after: now.toISOString(), rev: task.rev + 1, deadline: addSeconds(now, repairSeconds) };
  await deps.commit([{ kind: "set-task", run: attemptOf(task), in: "pending", set }]);
  // Read after the commit: a token that is stored later finds the window closed. A send that is lost is repeated by the sweep.
  const started = await deps.tasks.find(userId, taskId);
  if (started?.wait_token) await deps.executions.resume(started.wait_token).catch(() => {});
  return started ?? { ...task, ...set };
};
