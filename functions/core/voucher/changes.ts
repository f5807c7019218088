import type { VoucherRecord } from "#contract/schema/voucher.ts";

/** What can happen to a voucher. */
export type VoucherChange =
  | { readonly kind: "insert-voucher"; readonly voucher: VoucherRecord }
  | {
      readonly kind: "use-voucher";
      readonly voucher: VoucherRecord;
      readonly userId: string;
      readonly at: string;
    };
