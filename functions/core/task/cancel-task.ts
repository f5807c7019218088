import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { LedgerChange } from "../credit/changes.ts";
import { priceOfMade } from "../credit/price-shares.ts";
import type { EmitChange } from "../shared/changes.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import { runOf } from "./attempt-of.ts";
import type { TaskChange } from "./changes.ts";
import { endTask } from "./end-task.ts";
import { findTask } from "./find-task.ts";
import type { HasExecutions, HasTasks } from "./ports.ts";
import { updateTask } from "./update-task.ts";

export const cancelled = "Cancelled by user";

/** Ends a task at its owner's wish: all credits go back if it has not begun, else those of what was not made. */
export const cancelTask = async (
  use: HasTasks & HasClock & HasIds & HasExecutions & Commits<EmitChange | LedgerChange | TaskChange>,
  userId: string,
  taskId: string,
): Promise<TaskRecord> => {
  const find = () => findTask(use, userId, taskId);
  const task = await updateTask(use, find, (found) => {
    if (found.process_status === "completed" || found.process_status === "failed")
      throw new Refusal("conflict", `The task has already ended. Current status: ${found.process_status}.`);
    const paid = found.process_status === "pending" ? 0 : priceOfMade(found);
    const credits_paid = Math.max(paid, found.credits_paid ?? 0);
    return endTask(use, found, { to: "failed", paid, why: cancelled, cancelled: true, set: { credits_paid } });
  });
  await use.runs.stop(runOf(task));
  return find();
};
