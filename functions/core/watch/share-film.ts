import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock, HasRandomText } from "../shared/ports.ts";
import type { TaskChange } from "../task/changes.ts";
import { findFilm } from "../task/find-task.ts";
import type { HasTasks } from "../task/ports.ts";
import { areExpired } from "../task/task-version.ts";
import { updateTask } from "../task/update-task.ts";

/** 62^22 ids are 131 bits: too many to guess one. */
const idLetters = 22;

/**
 * Opens the public page of a completed film, or closes it. A closed page never opens again: the next one has another
 * address.
 */
export const shareFilm = async (
  deps: HasTasks & HasClock & HasRandomText & Commits<TaskChange>,
  userId: string,
  taskId: string,
  isShared: boolean,
): Promise<TaskRecord> => {
  const find = () => findFilm(deps, userId, taskId);
  await updateTask(deps, find, (task): TaskChange[] => {
    const { watch_id } = task;
    if (!isShared) return watch_id ? [{ kind: "unshare-film", task, watchId: watch_id }] : [];
    refuseUnwatchable(task, deps.now());
    return watch_id ? [] : [{ kind: "share-film", task, watchId: deps.randomText(idLetters) }];
  });
  return find();
};

const refuseUnwatchable = (task: TaskRecord, now: Date): void => {
  if (task.process_status !== "completed")
    throw new Refusal(
      "conflict",
      `Only completed films can be shared. Current status: ${task.process_status}. Please wait until the film is ready.`,
    );
  if (areExpired(task, now))
    throw new Refusal(
      "conflict",
      "The film has expired. Please order it again with Repeat Task, and share the new one.",
    );
};
