import { filmIdOf } from "../artifact/task-files.ts";
import type { LedgerChange } from "../credit/changes.ts";
import { nameOf } from "../credit/task-credits.ts";
import type { EmitChange } from "../shared/changes.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import type { HasTasks } from "../task/ports.ts";
import { taskEvent } from "../task/task-event.ts";
import { auditChange } from "./audit.ts";
import type { AuditChange } from "./changes.ts";
import { creditsOf } from "./credits-of.ts";
import type { HasAccounts } from "./ports.ts";

/**
 * Refunds what was captured for a task in all its attempts; a mail says so to its owner. A new cut and a film in another
 * language are tasks of their own.
 * Idempotent: the entry's id holds the last attempt, which must have ended.
 */
export const refundTask = async (
  deps: HasTasks & HasAccounts & HasClock & HasIds & Commits<AuditChange | EmitChange | LedgerChange>,
  admin: string,
  { userId, taskId, reason }: { readonly userId: string; readonly taskId: string; readonly reason: string },
): Promise<{ amount: number; message: string }> => {
  const task = await deps.tasks.find(userId, taskId);
  if (!task) throw new Refusal("not_found", `Task not found: ${taskId}`);
  const { paid, refunded } = await creditsOf(deps, task);
  const amount = paid - refunded;
  if (paid === 0) throw new Refusal("conflict", "This task cost no credits, so there is nothing to refund");
  if (task.process_status === "pending" || task.process_status === "in_progress")
    throw new Refusal("conflict", "This task has not ended. Please end it first");
  const id = `giveback#${taskId}#${task.attempt}`;
  if (amount <= 0) throw new Refusal("conflict", "The credits of this task have already been refunded");
  const text = `Refund for "${nameOf(task)}"`;

  await deps.commit([
    {
      kind: "move-credits",
      userId,
      entries: [{ id, type: "giveback", amount, ref: filmIdOf(task), text, at: deps.now().toISOString() }],
    },
    taskEvent(deps, "task.refunded", task, { credits: amount }),
    auditChange(deps, {
      actor: admin,
      action: "give-back-credits",
      target: userId,
      reason,
      before: { task: taskId, paid: amount },
      after: { task: taskId, paid: 0, entry: id },
    }),
  ]);
  return { amount, message: `${amount} credits of this task were refunded` };
};
