import type { PaymentRecord } from "#contract/schema/payment-record.ts";
import type { PaymentPlace } from "./ports.ts";

/** The changes to payments. */
export type PaymentChange =
  | { readonly kind: "insert-payment"; readonly payment: PaymentRecord }
  /** `from`: the revision that was read. */
  | { readonly kind: "set-payment"; readonly payment: PaymentRecord; readonly from: number }
  | { readonly kind: "name-payment"; readonly reference: string; readonly place: PaymentPlace }
  /** Each webhook event is applied once. */
  | { readonly kind: "insert-payment-event"; readonly eventId: string; readonly at: string };
