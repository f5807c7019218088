import type { Voucher } from "#contract/schema/voucher.ts";
import type { Ports } from "../ports.ts";
import { expiryOf } from "../voucher/voucher-expiry.ts";
import { audited } from "./audit.ts";

/** Makes a voucher. The audit names it by its id: its code is worth its credits. */
export const createVoucher = async (
  use: Pick<Ports, "commit" | "vouchers" | "now" | "newId">,
  admin: string,
  amount: number,
): Promise<Voucher> => {
  const voucher = {
    id: use.newId("vch"),
    code: use.vouchers.newCode(),
    amount,
    is_used: false,
    created_by: admin,
    created_at: use.now().toISOString(),
  };
  await use.commit([
    { kind: "insert-voucher", voucher },
    audited(use, {
      actor: admin,
      action: "create-voucher",
      target: voucher.id,
      reason: "",
      before: {},
      after: { amount },
    }),
  ]);
  return { ...voucher, expires_at: expiryOf(voucher) };
};
