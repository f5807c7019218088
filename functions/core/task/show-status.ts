import type { Task } from "#contract/schema/task.ts";
import { queueSeconds, timeAhead } from "../progress/eta.ts";
import type { HasFilmQueue } from "../progress/ports.ts";
import { expectedSeconds } from "../progress/work-plan.ts";
import type { HasTasks } from "./ports.ts";
import type { Presents } from "./present.ts";
import { showTask } from "./show-task.ts";

/** A task with its long texts, and while its film waits for other films, with its place in the queue and its times. */
export const showStatus = async (
  deps: Presents & HasTasks & HasFilmQueue,
  userId: string,
  taskId: string,
): Promise<Task> => {
  const task = await showTask(deps, userId, taskId);
  if (task.process_status !== "pending" || new Date(task.start_after) > deps.now()) return task;
  const [queued, timings] = await Promise.all([deps.filmQueue.find(taskId), deps.timings.recent()]);
  if (!queued) return task;
  const film = timeAhead(expectedSeconds(timings, task.video_scene_count));
  const queue_seconds = Math.ceil(queueSeconds(queued, film));
  const eta_seconds = Math.ceil(queue_seconds + film);
  return { ...task, progress: { ...task.progress, queue_place: queued.place, queue_seconds, eta_seconds } };
};
