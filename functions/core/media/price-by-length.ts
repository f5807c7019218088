import type { TaskRecord } from "#contract/schema/task-record.ts";
import { lengthTolerance, orderedSeconds } from "./film-format.ts";

/** Credits for a film by its length, or by that of its scenes before it is joined: a shorter film costs its share. */
export const priceByLength = (
  task: Pick<TaskRecord, "credit_cost" | "video_seconds" | "timed_seconds" | "video_length_minutes">,
): number => {
  const part = (task.video_seconds ?? task.timed_seconds ?? 0) / orderedSeconds(task);
  return part < 1 - lengthTolerance ? Math.ceil(task.credit_cost * part) : task.credit_cost;
};
