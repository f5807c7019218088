import * as z from "zod";
import { voucherDays } from "../catalogue/vouchers.ts";

/** A voucher as the database stores it. */
export const VoucherRecord = z.object({
  id: z.string(),
  code: z.string(),
  amount: z.int(),
  is_used: z.boolean(),
  used_by: z.string().optional(),
  used_at: z.iso.datetime().optional(),
  created_by: z.string(),
  created_at: z.iso.datetime(),
});
export type VoucherRecord = z.infer<typeof VoucherRecord>;

/** A voucher as an administrator sees it. */
export const Voucher = VoucherRecord.extend({
  used_by_email: z.string().optional().meta({ description: "The user who redeemed it, if the account still exists" }),
  expires_at: z.iso.datetime().meta({ description: `${voucherDays} days after it was created` }),
}).meta({ id: "Voucher" });
export type Voucher = z.infer<typeof Voucher>;

export const VoucherStatistics = z
  .object({
    total: z.int(),
    used: z.int(),
    available: z.int().meta({ description: "Not used and not expired" }),
    expired: z.int(),
    credits_available: z.int(),
    credits_redeemed: z.int(),
  })
  .meta({ id: "VoucherStatistics" });
export type VoucherStatistics = z.infer<typeof VoucherStatistics>;
