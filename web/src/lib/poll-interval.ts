import type { Task } from "#contract/schema/task.ts";

/** Seconds between two questions for a task that is being made. */
export const makingSeconds = 2;
/** The same for a film that waits for others: at most, and as a share of the time until it starts. */
const waitingSeconds = 30;
const shareOfWait = 1 / 20;
/** The same for a film that waits for a paused engine. */
const pausedSeconds = 15;

/**
 * Seconds until a page asks for news of an unfinished task. A film far back in the queue asks seldom: a crowd of waiting
 * pages would take the functions that make films.
 */
export const pollSeconds = ({
  process_status: status,
  progress,
}: Pick<Task, "process_status" | "progress">): number => {
  if (progress.paused_engine) return pausedSeconds;
  return status === "pending" && progress.queue_seconds !== undefined
    ? Math.min(waitingSeconds, Math.max(makingSeconds, progress.queue_seconds * shareOfWait))
    : makingSeconds;
};
