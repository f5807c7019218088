import { priceOfSeconds } from "#contract/catalogue/price-by-length.ts";
import type { Task } from "#contract/schema/task.ts";

type Film = Pick<Task, "process_status" | "credit_cost" | "credits_paid" | "video_length_minutes" | "video_seconds">;

/**
 * The price of an order, or what an ended film cost in credits: less if it is shorter than ordered, and if it failed only
 * what was paid for finished work.
 */
export const costOf = (film: Film): number => {
  const { process_status: status, credit_cost, credits_paid = 0, video_length_minutes, video_seconds } = film;
  if (status === "failed") return credits_paid;
  return status === "completed" && video_seconds !== undefined
    ? priceOfSeconds(credit_cost, video_length_minutes, video_seconds)
    : credit_cost;
};
