import type { VoucherRecord } from "#contract/schema/voucher.ts";

/** The changes to vouchers. */
export type VoucherChange =
  | { readonly kind: "insert-voucher"; readonly voucher: VoucherRecord }
  | {
      readonly kind: "use-voucher";
      readonly voucher: VoucherRecord;
      readonly userId: string;
      readonly at: string;
    };
