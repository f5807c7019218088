import type { Task } from "#contract/schema/task.ts";

type Price = Pick<Task, "credit_cost" | "credits_due" | "credits_paid" | "credits_waived">;

/** Credits that an attempt of a film reserves: its price without what is due later, paid before or waived. */
export const openPrice = ({ credit_cost, credits_due = 0, credits_paid = 0, credits_waived = 0 }: Price): number =>
  Math.max(0, credit_cost - credits_due - credits_paid - credits_waived);
