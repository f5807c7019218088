import type { TaskRecord } from "#contract/schema/task-record.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasTasks } from "./ports.ts";

/** The user's own task. Another user's is not found: the owner is part of its key. */
export const findTask = async (deps: HasTasks, userId: string, taskId: string): Promise<TaskRecord> => {
  const task = await deps.tasks.find(userId, taskId);
  if (!task) throw new Refusal("not_found", `Task not found: ${taskId}`);
  return task;
};
