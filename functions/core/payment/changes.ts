import type { PaymentRecord } from "#contract/schema/payment-record.ts";
import type { PaymentPlace } from "./ports.ts";

/** What can happen to payments. */
export type PaymentChange =
  | { readonly kind: "insert-payment"; readonly payment: PaymentRecord }
  /** `from`: the revision that the change was decided on. */
  | { readonly kind: "set-payment"; readonly payment: PaymentRecord; readonly from: number }
  | { readonly kind: "name-payment"; readonly reference: string; readonly place: PaymentPlace }
  /** A message of the provider is heard once. */
  | { readonly kind: "insert-payment-event"; readonly eventId: string; readonly at: string };
