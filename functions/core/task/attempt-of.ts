import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { TaskRun } from "./changes.ts";

/** The run that a task is in. */
export const runOf = (task: Pick<TaskRecord, "user_id" | "task_id" | "attempt">): TaskRun => ({
  userId: task.user_id,
  taskId: task.task_id,
  attempt: task.attempt,
});
