import type { VoucherRecord } from "#contract/schema/voucher.ts";

/** Vouchers as they are kept. */
export interface Vouchers {
  find(code: string): Promise<VoucherRecord | undefined>;
  /** Those of the last year, the newest first. */
  recent(now: Date): Promise<VoucherRecord[]>;
  /** All that were ever made and used. */
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
