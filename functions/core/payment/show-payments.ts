import type { PaymentHistoryEntry, PaymentOutcome, PaymentTransaction } from "#contract/schema/payment.ts";
import type { PaymentRecord } from "#contract/schema/payment-record.ts";
import type { HasCredits } from "../credit/ports.ts";
import { Refusal } from "../shared/errors.ts";
import { returnedCents } from "./apply-payment-event.ts";
import type { HasPayments } from "./ports.ts";

/** Maximum number of payments in the list. */
const maxPayments = 500;

/** A user's purchases. An abandoned checkout is not listed. */
export const listPayments = async (
  deps: HasPayments,
  userId: string,
): Promise<{ paymentHistory: PaymentHistoryEntry[]; paymentTransactions: PaymentTransaction[] }> => {
  const payments = await deps.payments.newest(userId, maxPayments);
  return {
    paymentHistory: payments.filter(({ status }) => status === "succeeded").map(entryOf),
    paymentTransactions: payments
      .filter(({ status }) => status !== "created" && status !== "expired")
      .map(transactionOf),
  };
};

/** The result of the user's own checkout session; a session of another user is not found. */
export const showOutcome = async (
  deps: HasPayments & HasCredits,
  userId: string,
  sessionId: string,
): Promise<PaymentOutcome> => {
  const place = await deps.payments.place(sessionId);
  const payment = place?.userId === userId ? await deps.payments.find(userId, place.paymentId) : undefined;
  if (!payment) throw new Refusal("not_found", "Payment not found");
  const { available } = await deps.credits.balances(userId);
  const { payment_id: id, status, package_name, amount, currency, credits } = payment;
  return { id, status, package_name, amount, currency, credits, balance: available };
};

const entryOf = ({ payment_id: id, package_name, created_at, amount, credits }: PaymentRecord) => ({
  id,
  package_name,
  created_at,
  amount,
  credits,
});

const transactionOf = (payment: PaymentRecord): PaymentTransaction => ({
  id: payment.payment_id,
  status: payment.status,
  amount: payment.amount,
  currency: payment.currency,
  payment_method_type: payment.payment_method_type ?? null,
  metadata: { package_name: payment.package_name, credits: payment.credits },
  paid_at: payment.paid_at ?? null,
  created_at: payment.created_at,
  stripe_payment_intent_id: payment.intent_id ?? null,
  receipt_email: payment.receipt_email ?? null,
  receipt_url: payment.receipt_url ?? null,
  tax: payment.tax ?? null,
  amount_refunded: returnedCents(payment),
  invoice_number: payment.invoice_number ?? null,
});
