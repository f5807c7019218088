import { voucherDays } from "#contract/catalogue/vouchers.ts";
import type { VoucherRecord } from "#contract/schema/voucher.ts";

/** When a voucher can no longer be redeemed. */
export const expiryOf = ({ created_at }: Pick<VoucherRecord, "created_at">): string =>
  new Date(Date.parse(created_at) + voucherDays * 86_400_000).toISOString();

export const isExpired = (voucher: Pick<VoucherRecord, "created_at">, now: Date): boolean =>
  expiryOf(voucher) <= now.toISOString();
