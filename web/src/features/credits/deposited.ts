import type { PaymentTransaction } from "#contract/schema/payment.ts";

/** Cents of all that was paid and has stayed paid. */
export const deposited = (transactions: readonly Pick<PaymentTransaction, "status" | "amount">[]): number =>
  transactions.filter(({ status }) => status === "succeeded").reduce((sum, { amount }) => sum + amount, 0);
