import type { TaskRecord } from "#contract/schema/task-record.ts";
import { type Commits, retryOnConflict } from "../shared/commit.ts";

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
