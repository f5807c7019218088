import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasClock, HasWait } from "../shared/ports.ts";
import { findTask } from "./find-task.ts";
import type { HasTasks } from "./ports.ts";
import { versionOf } from "./task-version.ts";

/** The most seconds that a caller may wait: a function answers within 25. */
export const longestWait = 20;

/**
 * The task as soon as it differs from the version that the caller has seen, and at the latest after so many seconds.
 * One read a second is all that it costs.
 */
export const watchTask = async (
  deps: HasTasks & HasClock & HasWait,
  userId: string,
  taskId: string,
  seen: { readonly version?: string | undefined; readonly wait?: number | undefined } = {},
): Promise<TaskRecord> => {
  const until = deps.now().getTime() + 1000 * Math.min(longestWait, seen.wait ?? 0);
  for (;;) {
    const task = await findTask(deps, userId, taskId);
    const now = deps.now();
    const waits = seen.version === (await versionOf(task, now)) && now.getTime() < until;
    if (!waits) return task;
    await deps.wait(1);
  }
};
