import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { TaskAttempt } from "./changes.ts";

/** The run that a task is in. */
export const attemptOf = (task: Pick<TaskRecord, "user_id" | "task_id" | "attempt">): TaskAttempt => ({
  userId: task.user_id,
  taskId: task.task_id,
  attempt: task.attempt,
});
