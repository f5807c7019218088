import type { Balances, LedgerEntry } from "./ledger.ts";

/** An account's balances and the movements that make them up. */
export interface Credits {
  balances(userId: string): Promise<Balances>;
  /** Newest first, beginning behind a place that an earlier page ended at. */
  movements(
    userId: string,
    page: { readonly limit: number; readonly after?: string | undefined },
  ): Promise<{ readonly entries: readonly LedgerEntry[]; readonly end?: string | undefined }>;
  /** What was paid for films since then. */
  paidSince(userId: string, at: string): Promise<number>;
}

export interface HasCredits {
  readonly credits: Credits;
}

export interface HasBalances {
  readonly credits: Pick<Credits, "balances">;
}
