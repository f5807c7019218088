import type { TaskRecord } from "#contract/schema/task-record.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasTasks } from "./ports.ts";

/** The user's task; throws `not_found` for another user's, as the owner is part of the key. */
export const findTask = async (deps: HasTasks, userId: string, taskId: string): Promise<TaskRecord> => {
  const task = await deps.tasks.find(userId, taskId);
  if (!task) throw new Refusal("not_found", `Task not found: ${taskId}`);
  return task;
};
