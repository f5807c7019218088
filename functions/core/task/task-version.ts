import type { TaskRecord } from "#contract/schema/task-record.ts";
import { digest } from "../shared/digest.ts";

/**
 * A digest of a task's stored state, for polling clients: it changes with every stored field and when the files expire,
 * but not with the remaining time or with the operator's cost.
 */
export const versionOf = ({ cost_usd: _, ...task }: TaskRecord, now: Date): Promise<string> =>
  digest({
    ...Object.fromEntries(
      Object.entries(task).map(([name, value]) => [name, value instanceof Set ? [...value].sort() : value]),
    ),
    expired: areExpired(task, now),
  });

/** Whether a task's files are expired. */
export const areExpired = ({ expires_at }: Pick<TaskRecord, "expires_at">, now: Date): boolean =>
  expires_at !== undefined && new Date(expires_at) <= now;
