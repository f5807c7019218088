import type { TaskRecord } from "#contract/schema/task-record.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasTasks } from "./ports.ts";

/** The user's task; throws `not_found` for another user's, as the owner is part of the key. */
export const findTask = async (deps: HasTasks, userId: string, taskId: string): Promise<TaskRecord> => {
  const task = await deps.tasks.find(userId, taskId);
  if (!task) throw new Refusal("not_found", `Task not found: ${taskId}`);
  return task;
};

/** The user's film; throws `conflict` for a new cut of a film, which is not ordered, retried, shared or deleted by itself. */
export const findFilm = async (deps: HasTasks, userId: string, taskId: string): Promise<TaskRecord> => {
  const task = await findTask(deps, userId, taskId);
  if (task.cut_of) throw new Refusal("conflict", `This is a new cut of the film ${task.cut_of}. Please use that id.`);
  return task;
};
