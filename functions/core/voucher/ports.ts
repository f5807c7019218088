import type { VoucherRecord } from "#contract/schema/voucher.ts";

/** Stored vouchers. */
export interface Vouchers {
  find(code: string): Promise<VoucherRecord | undefined>;
  /** The vouchers of the last year, newest first. */
  recent(now: Date): Promise<VoucherRecord[]>;
  /** Totals of all vouchers, also expired ones. */
  counts(): Promise<VoucherCounts>;
  /** A code that cannot be guessed. */
  newCode(): string;
}

export interface VoucherCounts {
  readonly total: number;
  readonly used: number;
  readonly credits: number;
  readonly redeemed: number;
}

export interface HasVouchers {
  readonly vouchers: Vouchers;
}
