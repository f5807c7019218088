import type { LedgerEntry } from "./ledger.ts";

/** Adds entries to a user's ledger and changes the balances by their sum. */
export interface LedgerChange {
  readonly kind: "move-credits";
  readonly userId: string;
  readonly entries: readonly LedgerEntry[];
  /** Change of the user's debt: positive credits are owed, negative ones repaid. */
  readonly debt?: number;
}
