import type { Balances, LedgerEntry } from "./ledger.ts";

/** A user's balances and ledger. */
export interface Credits {
  balances(userId: string): Promise<Balances>;
  /** Newest first; `after` is the `end` of the previous page. */
  movements(
    userId: string,
    page: { readonly limit: number; readonly after?: string | undefined },
  ): Promise<{ readonly entries: readonly LedgerEntry[]; readonly end?: string | undefined }>;
  /** Credits that were captured since `at` (ISO time). */
  paidSince(userId: string, at: string): Promise<number>;
}

export interface HasCredits {
  readonly credits: Credits;
}

export interface HasBalances {
  readonly credits: Pick<Credits, "balances">;
}
