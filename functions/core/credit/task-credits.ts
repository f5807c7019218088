import type { TaskRecord } from "#contract/schema/task-record.ts";
import { cut } from "../cut.ts";
import type { LedgerEntry, TransferType } from "./ledger.ts";

type Paid = Pick<TaskRecord, "task_id" | "attempt" | "rev" | "credit_cost" | "code_name">;

const entry = (type: TransferType, id: string, task: Paid, amount: number, at: string, text: string): LedgerEntry => ({
  id,
  type,
  amount,
  ref: task.task_id,
  text,
  at,
});

const name = ({ code_name }: Paid) => cut(code_name, 57);

/** Sets a film's price aside, once for each attempt. */
export const reserve = (task: Paid, at: string): LedgerEntry =>
  entry(
    "reserve",
    `reserve#${task.task_id}#${task.attempt}`,
    task,
    task.credit_cost,
    at,
    `Reserved for "${name(task)}"`,
  );

/** The change that sets a film's price aside; none for a film that costs nothing. */
export const reserving = (task: Paid & Pick<TaskRecord, "user_id">, at: string) =>
  task.credit_cost > 0 ? [{ kind: "move-credits" as const, userId: task.user_id, entries: [reserve(task, at)] }] : [];

/** Settles what an edit changes: more is reserved, or what is too much goes back. */
export const settleEdit = (before: Paid, after: Paid, at: string): LedgerEntry[] => {
  const more = after.credit_cost - before.credit_cost;
  if (more === 0) return [];
  const id = `edit#${after.task_id}#${after.rev}`;
  return [
    more > 0
      ? entry("reserve", id, after, more, at, `Reserved for a longer "${name(after)}"`)
      : entry("release", id, after, -more, at, `Back from a shorter "${name(after)}"`),
  ];
};

/** Ends a hold, once: `kept` is paid, the rest goes back. The two together are the whole price. */
export const settle = (task: Paid, kept: number, at: string, why: string): LedgerEntry[] => {
  const back = task.credit_cost - kept;
  const id = `${task.task_id}#${task.attempt}`;
  return [
    ...(kept > 0 ? [entry("capture", `capture#${id}`, task, kept, at, `Paid for "${name(task)}"`)] : []),
    ...(back > 0 ? [entry("release", `release#${id}`, task, back, at, `Back from "${name(task)}": ${why}`)] : []),
  ];
};
