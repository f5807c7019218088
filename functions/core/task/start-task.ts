import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock } from "../shared/ports.ts";
import { addSeconds } from "../shared/time.ts";
import { attemptOf } from "./attempt-of.ts";
import type { TaskChange } from "./changes.ts";
import { findTask } from "./find-task.ts";
import type { HasExecutions, HasTasks } from "./ports.ts";
import { resumeExecution, resumeRepairSeconds } from "./resume-execution.ts";

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
  const set = { start_after: now.toISOString(), rev: task.rev + 1, deadline: addSeconds(now, resumeRepairSeconds) };
  await deps.commit([{ kind: "set-task", run: attemptOf(task), in: "pending", set }]);
  return (await resumeExecution(deps, userId, taskId)) ?? { ...task, ...set };
};
