import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasClock, HasWait } from "../shared/ports.ts";
import { findTask } from "./find-task.ts";
import type { HasTasks } from "./ports.ts";
import { versionOf } from "./task-version.ts";

/** Maximum seconds of a long poll: the API functions time out after 25. */
export const maxWaitSeconds = 20;

/**
 * Long poll: returns the task when its version differs from `seen.version`, at the latest after `seen.wait` seconds.
 * Reads the task once a second.
 */
export const watchTask = async (
  deps: HasTasks & HasClock & HasWait,
  userId: string,
  taskId: string,
  seen: { readonly version?: string | undefined; readonly wait?: number | undefined } = {},
): Promise<TaskRecord> => {
  const until = deps.now().getTime() + 1000 * Math.min(maxWaitSeconds, seen.wait ?? 0);
  for (;;) {
    const task = await findTask(deps, userId, taskId);
    const now = deps.now();
    const waits = seen.version === (await versionOf(task, now)) && now.getTime() < until;
    if (!waits) return task;
    await deps.wait(1);
  }
};
