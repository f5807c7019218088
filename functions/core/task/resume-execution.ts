import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasExecutions, HasTasks } from "./ports.ts";

/** Seconds after which the sweep resumes an execution once more, if its state machine has not gone on. */
export const resumeRepairSeconds = 20;

/**
 * Resumes the execution of a task that waits for its owner, and returns the task. It is called after the commit that
 * ends the wait: a token that is stored later finds that there is nothing to wait for. The sweep repeats a send that is
 * lost.
 */
export const resumeExecution = async (
  deps: HasTasks & HasExecutions,
  userId: string,
  taskId: string,
): Promise<TaskRecord | undefined> => {
  const task = await deps.tasks.find(userId, taskId);
  if (task?.wait_token) await deps.executions.resume(task.wait_token).catch(() => {});
  return task;
};
