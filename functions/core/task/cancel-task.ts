import type { TaskRecord } from "#contract/schema/task-record.ts";
import { priceOfMade } from "../credit/price-shares.ts";
import type { Ports } from "../ports.ts";
import { Refusal } from "../shared/errors.ts";
import { runOf } from "./attempt-of.ts";
import { commitAnew } from "./commit-anew.ts";
import { endTask } from "./end-task.ts";
import { findTask } from "./find-task.ts";

export const cancelled = "Cancelled by user";

/** Ends a task at its owner's wish: all credits go back if it has not begun, else those of what was not made. */
export const cancelTask = async (
  use: Pick<Ports, "commit" | "tasks" | "now" | "newId" | "runs">,
  userId: string,
  taskId: string,
): Promise<TaskRecord> => {
  const find = () => findTask(use, userId, taskId);
  const task = await commitAnew(use, find, (found) => {
    if (found.process_status === "completed" || found.process_status === "failed")
      throw new Refusal("conflict", `The task has ended already. Current status: ${found.process_status}.`);
    const paid = found.process_status === "pending" ? 0 : priceOfMade(found);
    const credits_paid = Math.max(paid, found.credits_paid ?? 0);
    return endTask(use, found, { to: "failed", paid, why: cancelled, cancelled: true, set: { credits_paid } });
  });
  await use.runs.stop(runOf(task));
  return find();
};
