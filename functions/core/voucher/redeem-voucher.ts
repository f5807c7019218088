import type { LedgerChange } from "../credit/changes.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock } from "../shared/ports.ts";
import type { VoucherChange } from "./changes.ts";
import type { HasVouchers } from "./ports.ts";
import { isExpired } from "./voucher-expiry.ts";

/**
 * Redeems a voucher: marks it as used and adds its credits in one transaction, so that one of several simultaneous
 * requests succeeds. The ledger entry contains the voucher's id, not its code.
 */
export const redeemVoucher = async (
  deps: HasVouchers & HasClock & Commits<LedgerChange | VoucherChange>,
  userId: string,
  code: string,
): Promise<{ amount: number; message: string }> => {
  const now = deps.now();
  // Phones begin what one types with a capital. All codes are in small letters.
  const voucher = await deps.vouchers.find(code.toLowerCase());
  if (!voucher) throw new Refusal("not_found", "This voucher code is not valid. Please check it.");
  if (voucher.used_by === userId) throw new Refusal("conflict", "You have already redeemed this voucher");
  if (voucher.is_used) throw new Refusal("conflict", "This voucher has already been used");
  if (isExpired(voucher, now)) throw new Refusal("conflict", "This voucher has expired. Please ask for a new one.");
  const { id, amount } = voucher;
  const at = now.toISOString();
  const entry = { id: `voucher#${id}`, type: "voucher" as const, amount, ref: id, text: "Voucher redeemed", at };

  await deps.commit([
    { kind: "use-voucher", voucher, userId, at },
    { kind: "move-credits", userId, entries: [entry] },
  ]);
  return { amount, message: `Voucher redeemed: ${amount} ${amount === 1 ? "credit was" : "credits were"} added.` };
};
