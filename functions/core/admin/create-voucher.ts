import type { Voucher } from "#contract/schema/voucher.ts";
import type { Commits } from "../shared/commit.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import type { VoucherChange } from "../voucher/changes.ts";
import type { HasVouchers } from "../voucher/ports.ts";
import { expiryOf } from "../voucher/voucher-expiry.ts";
import { auditChange } from "./audit.ts";
import type { AuditChange } from "./changes.ts";

/** Creates a voucher. The audit entry holds its id, not its code, which could be redeemed. */
export const createVoucher = async (
  deps: HasVouchers & HasClock & HasIds & Commits<AuditChange | VoucherChange>,
  admin: string,
  amount: number,
): Promise<Voucher> => {
  const voucher = {
    id: deps.newId("vch"),
    code: deps.vouchers.newCode(),
    amount,
    is_used: false,
    created_by: admin,
    created_at: deps.now().toISOString(),
  };
  await deps.commit([
    { kind: "insert-voucher", voucher },
    auditChange(deps, {
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
