import type { TaskRecord } from "#contract/schema/task-record.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock } from "../shared/ports.ts";
import type { HasTasks } from "../task/ports.ts";
import { areExpired } from "../task/task-version.ts";
import type { HasWatchLinks } from "./ports.ts";

export type FindsShared = HasWatchLinks & HasTasks & HasClock;

/** A film that is shared, and has its files. */
export type SharedFilm = TaskRecord & { readonly watch_id: string; readonly video_key: string };

/** The film of a public page. Throws `not_found`, with one message for every reason: a visitor learns nothing else. */
export const findShared = async (deps: FindsShared, watchId: string): Promise<SharedFilm> => {
  const link = await deps.watchLinks.find(watchId);
  const task = link && (await deps.tasks.find(link.userId, link.taskId));
  const { video_key } = task ?? {};
  if (
    !task ||
    !video_key ||
    task.watch_id !== watchId ||
    task.process_status !== "completed" ||
    areExpired(task, deps.now())
  )
    throw new Refusal(
      "not_found",
      "This film is not available. Its owner may have stopped sharing it, or it was deleted.",
    );
  return { ...task, watch_id: watchId, video_key };
};
