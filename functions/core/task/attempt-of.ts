import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { TaskAttempt } from "./changes.ts";

/** The current attempt of a task. */
export const attemptOf = (task: Pick<TaskRecord, "user_id" | "task_id" | "attempt">): TaskAttempt => ({
  userId: task.user_id,
  taskId: task.task_id,
  attempt: task.attempt,
});
