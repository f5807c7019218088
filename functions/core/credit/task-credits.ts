import type { TaskRecord } from "#contract/schema/task-record.ts";
import { filmIdOf } from "../artifact/task-files.ts";
import { truncate } from "../shared/truncate.ts";
import type { LedgerEntry, TransferType } from "./ledger.ts";

type Price = Pick<TaskRecord, "credit_cost" | "credits_due" | "edit_credits" | "credits_paid" | "credits_waived">;
type Paid = Price & Pick<TaskRecord, "task_id" | "attempt" | "rev" | "code_name" | "cut" | "cut_of">;

const entry = (type: TransferType, id: string, task: Paid, amount: number, at: string, text: string): LedgerEntry => ({
  id,
  type,
  amount,
  // The receipt of a film has the entries of all its cuts.
  ref: filmIdOf(task),
  text,
  at,
});

/** How the ledger names a film. */
export const nameOf = ({ code_name, cut_of, cut }: Pick<Paid, "code_name" | "cut_of" | "cut">): string =>
  cut_of ? `${truncate(code_name, 47)} (cut ${cut})` : truncate(code_name, 57);

/** What the owner does not pay any more: it is paid, or waived. */
const settledOf = ({ credits_paid = 0, credits_waived = 0 }: Price): number => credits_paid + credits_waived;

/** Credits that an attempt holds: the price with that of its edits, minus what is settled and what is due later. */
export const heldFor = (task: Price): number =>
  Math.max(0, task.credit_cost + (task.edit_credits ?? 0) - settledOf(task) - (task.credits_due ?? 0));

/** The ledger entry that holds a film's price, once per attempt. */
export const reserve = (task: Paid, at: string): LedgerEntry =>
  entry(
    "reserve",
    `reserve#${task.task_id}#${task.attempt}`,
    task,
    heldFor(task),
    at,
    task.credits_due ? `Reserved for the first scene of "${nameOf(task)}"` : `Reserved for "${nameOf(task)}"`,
  );

/** The ledger entry that holds the rest of a film's price after its first look, once per attempt. */
export const reserveRest = (task: Paid, at: string): LedgerEntry[] =>
  task.credits_due
    ? [
        entry(
          "reserve",
          `rest#${task.task_id}#${task.attempt}`,
          task,
          task.credits_due,
          at,
          `Reserved for the rest of "${nameOf(task)}"`,
        ),
      ]
    : [];

/** The change that holds a film's price; empty if nothing is left to pay. */
export const reserveChanges = (task: Paid & Pick<TaskRecord, "user_id">, at: string) =>
  heldFor(task) > 0 ? [{ kind: "move-credits" as const, userId: task.user_id, entries: [reserve(task, at)] }] : [];

/** Ledger entries for an edited order: holds the higher price, or releases the difference. */
export const settleEdit = (before: Paid, after: Paid, at: string): LedgerEntry[] => {
  const more = heldFor(after) - heldFor(before);
  if (more === 0) return [];
  const id = `edit#${after.task_id}#${after.rev}`;
  return [
    more > 0
      ? entry("reserve", id, after, more, at, `Reserved for a longer "${nameOf(after)}"`)
      : entry("release", id, after, -more, at, `Refunded for a shorter "${nameOf(after)}"`),
  ];
};

/** The ledger entry that holds the price of edited scenes, once per revision of them; none for free edits. */
export const reserveSceneEdits = (task: Paid, revision: number, credits: number, at: string): LedgerEntry[] =>
  credits > 0
    ? [
        entry(
          "reserve",
          `scenes#${task.task_id}#${revision}`,
          task,
          credits,
          at,
          `Reserved for changed scenes of "${nameOf(task)}"`,
        ),
      ]
    : [];

/** Credits to capture when a task ends: the price of the work minus what is settled. */
export const paidNow = (task: Price, price: number): number =>
  Math.max(0, Math.min(heldFor(task), price - settledOf(task)));

/** Ledger entries that end a hold: captures what is not paid yet of `price` and releases the rest. */
export const settle = (task: Paid, price: number, at: string, why: string): LedgerEntry[] => {
  const kept = paidNow(task, price);
  const back = heldFor(task) - kept;
  const id = `${task.task_id}#${task.attempt}`;
  return [
    ...(kept > 0 ? [entry("capture", `capture#${id}`, task, kept, at, `Paid for "${nameOf(task)}"`)] : []),
    ...(back > 0 ? [entry("release", `release#${id}`, task, back, at, `Refunded for "${nameOf(task)}": ${why}`)] : []),
  ];
};
