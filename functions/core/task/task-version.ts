import type { TaskRecord } from "#contract/schema/task-record.ts";
import { digest } from "../shared/digest.ts";

/**
 * A short name for the state of a task: it changes with anything that is stored of it, and when its files go.
 * What time alone changes (the seconds left) is not in it.
 */
export const versionOf = (task: TaskRecord, now: Date): Promise<string> =>
  digest({
    ...Object.fromEntries(
      Object.entries(task).map(([name, value]) => [name, value instanceof Set ? [...value].sort() : value]),
    ),
    expired: areExpired(task, now),
  });

/** Whether the seven days are over in which a task's files can be had. */
export const areExpired = ({ expires_at }: Pick<TaskRecord, "expires_at">, now: Date): boolean =>
  expires_at !== undefined && new Date(expires_at) <= now;
