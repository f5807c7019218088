import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { LedgerEntry } from "./ledger.ts";
import { nameOf } from "./task-credits.ts";

/** The price of keeping a film until a date. `entry` is what the ids of its ledger entries end with. */
export interface ExtensionPrice {
  readonly until: string;
  readonly credits: number;
  readonly entry: string;
}

type Film = Pick<TaskRecord, "task_id" | "code_name">;

const texts = {
  reserve: (name: string, day: string) => `Reserved for keeping "${name}" until ${day}`,
  capture: (name: string, day: string) => `Paid for keeping "${name}" until ${day}`,
  release: (name: string) => `Refunded: "${name}" could not be kept longer`,
} as const;

/** The ledger entries that hold, capture or release the price of an extension; none for a free one. */
export const extensionEntries = (
  film: Film,
  { until, credits, entry }: ExtensionPrice,
  types: readonly (keyof typeof texts)[],
  at: string,
): LedgerEntry[] =>
  credits === 0
    ? []
    : types.map((type) => ({
        id: `extend-${type}#${film.task_id}#${entry}`,
        type,
        amount: credits,
        ref: film.task_id,
        text: texts[type](nameOf(film), until.slice(0, 10)),
        at,
      }));
