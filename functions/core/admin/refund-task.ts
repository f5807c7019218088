import { cut } from "../cut.ts";
import { Refusal } from "../errors.ts";
import type { Ports } from "../ports.ts";
import { audited } from "./audit.ts";

/** Gives back what was paid for the last attempt of a film: once, as the movement is named by the payment it undoes. */
export const refundTask = async (
  use: Pick<Ports, "commit" | "tasks" | "accounts" | "now" | "newId">,
  admin: string,
  { userId, taskId, reason }: { readonly userId: string; readonly taskId: string; readonly reason: string },
): Promise<{ amount: number; message: string }> => {
  const task = await use.tasks.find(userId, taskId);
  if (!task) throw new Refusal("not_found", `Task not found: ${taskId}`);
  const amount = await use.accounts.moved(userId, `capture#${taskId}#${task.attempt}`);
  if (amount === 0) throw new Refusal("conflict", "Nothing was paid for this task");
  const id = `giveback#${taskId}#${task.attempt}`;
  if ((await use.accounts.moved(userId, id)) > 0)
    throw new Refusal("conflict", "The credits of this task were given back before");
  const text = `Given back for "${cut(task.code_name, 57)}"`;

  await use.commit([
    {
      kind: "move-credits",
      userId,
      entries: [{ id, type: "giveback", amount, ref: taskId, text, at: use.now().toISOString() }],
    },
    audited(use, {
      actor: admin,
      action: "give-back-credits",
      target: userId,
      reason,
      before: { task: taskId, paid: amount },
      after: { task: taskId, paid: 0, entry: id },
    }),
  ]);
  return { amount, message: `${amount} credits of this task were given back` };
};
