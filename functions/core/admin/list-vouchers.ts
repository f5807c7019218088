import type { Voucher, VoucherRecord, VoucherStatistics } from "#contract/schema/voucher.ts";
import type { HasUsers } from "../account/ports.ts";
import type { HasClock } from "../shared/ports.ts";
import type { HasVouchers } from "../voucher/ports.ts";
import { expiryOf, isExpired } from "../voucher/voucher-expiry.ts";
import { emailsOf } from "./emails-of.ts";

const shown = 50;

/** The newest vouchers with who used them, and the sums of all. */
export const listVouchers = async (
  deps: HasVouchers & HasUsers & HasClock,
): Promise<{ data: Voucher[]; statistics: VoucherStatistics }> => {
  const now = deps.now();
  const [recent, counts] = await Promise.all([deps.vouchers.recent(now), deps.vouchers.counts()]);
  const newest = recent.slice(0, shown);
  const emails = await emailsOf(
    deps,
    newest.flatMap(({ used_by }) => used_by ?? []),
  );
  // All older vouchers have expired.
  const open = recent.filter((voucher) => !voucher.is_used && !isExpired(voucher, now));
  const { total, used, redeemed } = counts;
  return {
    data: newest.map((voucher) => seen(voucher, emails)),
    statistics: {
      total,
      used,
      available: open.length,
      expired: Math.max(0, total - used - open.length),
      credits_available: open.reduce((sum, { amount }) => sum + amount, 0),
      credits_redeemed: redeemed,
    },
  };
};

const seen = (voucher: VoucherRecord, emails: ReadonlyMap<string, string>): Voucher => ({
  ...voucher,
  used_by_email: emails.get(voucher.used_by ?? ""),
  expires_at: expiryOf(voucher),
});
