import type { Task } from "#contract/schema/task.ts";
import type { HasFilmQueue, HasTasks } from "./ports.ts";
import type { Presents } from "./present.ts";
import { showTask } from "./show-task.ts";

/** A task with its long texts, and with its place in the queue while its film waits for the machine. */
export const showStatus = async (
  deps: Presents & HasTasks & HasFilmQueue,
  userId: string,
  taskId: string,
): Promise<Task> => {
  const task = await showTask(deps, userId, taskId);
  if (task.process_status !== "pending" || new Date(task.start_after) > deps.now()) return task;
  const queue_place = await deps.filmQueue.placeOf(taskId);
  return queue_place === undefined ? task : { ...task, progress: { ...task.progress, queue_place } };
};
