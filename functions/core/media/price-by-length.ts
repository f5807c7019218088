import { priceOfSeconds } from "#contract/catalogue/price-by-length.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";

/** Credits for a film by its length, or by that of its scenes before it is joined: a shorter film costs its share. */
export const priceByLength = (
  task: Pick<TaskRecord, "credit_cost" | "video_seconds" | "timed_seconds" | "video_length_minutes">,
): number => priceOfSeconds(task.credit_cost, task.video_length_minutes, task.video_seconds ?? task.timed_seconds ?? 0);
