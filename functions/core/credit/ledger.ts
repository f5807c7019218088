/** Accounts of the double-entry ledger: outside, available to the user, held for a film, spent. */
type Account = "system" | "available" | "held" | "spent";

const transfers = {
  signup: ["system", "available"],
  grant: ["system", "available"],
  purchase: ["system", "available"],
  refund: ["available", "system"],
  /** What a deleted account still had. */
  forfeit: ["available", "system"],
  repay: ["available", "system"],
  voucher: ["system", "available"],
  topup: ["system", "available"],
  giveback: ["spent", "available"],
  reserve: ["available", "held"],
  release: ["held", "available"],
  capture: ["held", "spent"],
} as const satisfies Record<string, readonly [debit: Account, credit: Account]>;

export type TransferType = keyof typeof transfers;

/** A ledger entry is immutable. Its id is derived from its cause, so that it cannot be written twice. */
export interface LedgerEntry {
  readonly id: string;
  readonly type: TransferType;
  readonly amount: number;
  /** The id of its task, payment or voucher. */
  readonly ref: string;
  /** Description for the user, one line. */
  readonly text: string;
  readonly at: string;
}

/** A user's balances, in credits. */
export interface Balances {
  readonly available: number;
  readonly held: number;
  readonly earned: number;
  readonly spent: number;
  /** Credits that were spent before their payment was refunded; absent without debt. It blocks new orders. */
  readonly debt?: number;
}

export const nothing: Balances = { available: 0, held: 0, earned: 0, spent: 0 };

export const debitOf = (type: TransferType): Account => transfers[type][0];
export const creditOf = (type: TransferType): Account => transfers[type][1];

/** The sum of ledger entries. Invariant: available + held + spent = earned. */
export const sumOf = (entries: readonly LedgerEntry[]): Balances =>
  entries.reduce<Balances>((sum, { type, amount }) => {
    const from = debitOf(type);
    const to = creditOf(type);
    const moved = (account: Account) => (to === account ? amount : 0) - (from === account ? amount : 0);
    return {
      available: sum.available + moved("available"),
      held: sum.held + moved("held"),
      spent: sum.spent + moved("spent"),
      earned: sum.earned - moved("system"),
    };
  }, nothing);
