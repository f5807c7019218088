import type { TaskRecord } from "#contract/schema/task-record.ts";
import { type Commits, retryOnConflict } from "../shared/commit.ts";
import { attemptOf } from "./attempt-of.ts";
import type { TaskFields } from "./changes.ts";

/** A task changes its status or is edited a few times in its life: more conflicts in a row are a fault. */
const maxAttempts = 5;

/** Commits what `decide` makes of the current task, and returns the task as it was read. See `retryOnConflict`. */
export const updateTask = <C, const D extends C, T extends TaskRecord | undefined>(
  deps: Commits<C>,
  read: () => Promise<T>,
  decide: (task: T) => readonly D[],
): Promise<T> =>
  retryOnConflict(
    deps,
    async () => {
      const task = await read();
      return { changes: decide(task), result: task };
    },
    { maxAttempts },
  );

/** Sets fields of a task that is still as it was read, and gives it its next revision. */
export const setTask = (task: TaskRecord, set: TaskFields) => ({
  kind: "set-task" as const,
  run: attemptOf(task),
  in: task.process_status,
  rev: task.rev,
  set: { ...set, rev: task.rev + 1 },
});
