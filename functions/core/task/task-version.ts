import type { TaskRecord } from "#contract/schema/task-record.ts";
import { digest } from "../shared/digest.ts";

/**
 * A digest of a task's stored state, for polling clients: it changes with every stored field and when the files expire,
 * but not with the remaining time or with the operator's cost.
 */
export const versionOf = (task: TaskRecord, now: Date): Promise<string> =>
  digest({
    ...Object.fromEntries(
      Object.entries(withoutCost(task)).map(([name, value]) => [
        name,
        value instanceof Set ? [...value].sort() : value,
      ]),
    ),
    expired: areExpired(task, now),
  });

const withoutCost = ({ cost_usd, cost_text_usd, cost_pictures_usd, cost_speech_usd, ...task }: TaskRecord) => task;

/** Whether a task's files are expired. */
export const areExpired = ({ expires_at }: Pick<TaskRecord, "expires_at">, now: Date): boolean =>
  expires_at !== undefined && new Date(expires_at) <= now;
