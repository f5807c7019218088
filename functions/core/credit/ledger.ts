/** Where credits can be: outside of an account, to spend, held for a film, or spent on one. */
type Account = "system" | "available" | "held" | "spent";

const transfers = {
  signup: ["system", "available"],
  grant: ["system", "available"],
  purchase: ["system", "available"],
  refund: ["available", "system"],
  repay: ["available", "system"],
  voucher: ["system", "available"],
  topup: ["system", "available"],
  giveback: ["spent", "available"],
  reserve: ["available", "held"],
  release: ["held", "available"],
  capture: ["held", "spent"],
} as const satisfies Record<string, readonly [debit: Account, credit: Account]>;

export type TransferType = keyof typeof transfers;

/** One movement of credits, written once and never changed. Its id is made from what it is for, so that it cannot happen twice. */
export interface LedgerEntry {
  readonly id: string;
  readonly type: TransferType;
  readonly amount: number;
  /** The task, payment or voucher it belongs to. */
  readonly ref: string;
  /** One line that a person can read. */
  readonly text: string;
  readonly at: string;
}

/** What a list of movements does to an account. */
export interface Balances {
  readonly available: number;
  readonly held: number;
  readonly earned: number;
  readonly spent: number;
  /** Credits to give back that had been spent before a refund; absent: none. New films wait until it is paid. */
  readonly debt?: number;
}

export const nothing: Balances = { available: 0, held: 0, earned: 0, spent: 0 };

export const debitOf = (type: TransferType): Account => transfers[type][0];
export const creditOf = (type: TransferType): Account => transfers[type][1];

/** The sum of movements, so that `available + held + spent = earned` holds whatever they are. */
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
