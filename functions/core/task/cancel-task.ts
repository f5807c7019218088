import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { LedgerChange } from "../credit/changes.ts";
import { priceOfMade } from "../credit/price-shares.ts";
import { priceByLength } from "../media/price-by-length.ts";
import type { EmitChange } from "../shared/changes.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import { attemptOf } from "./attempt-of.ts";
import type { TaskChange } from "./changes.ts";
import { endTask } from "./end-task.ts";
import { findTask } from "./find-task.ts";
import type { HasExecutions, HasTasks } from "./ports.ts";
import { updateTask } from "./update-task.ts";

export const cancelled = "Cancelled by user";

/** The changes that cancel a task: it pays for what was made, and the rest of its credits goes back. A new cut costs nothing. */
export const cancelChanges = (deps: HasClock & HasIds, task: TaskRecord, why: string) => {
  const paid =
    task.process_status === "pending" || task.cut_of ? 0 : priceOfMade({ ...task, credit_cost: priceNow(task) });
  const credits_paid = Math.max(paid, task.credits_paid ?? 0);
  return endTask(deps, task, { to: "failed", paid, why, cancelled: true, set: { credits_paid } });
};

/** A film that turns out shorter than ordered costs less, so its parts do too. A first look has a price of its own. */
const priceNow = (task: TaskRecord): number =>
  task.timed_seconds === undefined || task.translation_key || task.credits_due ? task.credit_cost : priceByLength(task);

/** Cancels a task: all credits go back before it starts, later the credits for what was not made yet. */
export const cancelTask = async (
  deps: HasTasks & HasClock & HasIds & HasExecutions & Commits<EmitChange | LedgerChange | TaskChange>,
  userId: string,
  taskId: string,
): Promise<TaskRecord> => {
  const find = () => findTask(deps, userId, taskId);
  const task = await updateTask(deps, find, (found) => {
    if (found.process_status === "completed" || found.process_status === "failed")
      throw new Refusal("conflict", `The task has already ended. Current status: ${found.process_status}.`);
    return cancelChanges(deps, found, cancelled);
  });
  await deps.executions.stop(attemptOf(task));
  return find();
};
