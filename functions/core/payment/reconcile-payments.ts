import type { PaymentRecord } from "#contract/schema/payment-record.ts";
import type { HasClock } from "../shared/ports.ts";
import type { PaymentNotification } from "./ports.ts";
import { type SettlesPayments, settlePayment } from "./settle-payment.ts";

type Reconciles = SettlesPayments & HasClock;

/** Minutes until an open payment is checked again: some banks take days. */
const askAgainMinutes = 30;

/**
 * Fetches payments whose final state is overdue. This makes up for lost webhook events and uses the same function as
 * the webhook.
 */
export const reconcilePayments = async (deps: Reconciles): Promise<number> => {
  const now = deps.now();
  const due = await deps.payments.due(now.toISOString());
  const later = new Date(now.getTime() + askAgainMinutes * 60_000).toISOString();
  // One payment that fails does not delay the others.
  const done = await Promise.allSettled(
    due.map(async (payment) => settlePayment(deps, await readNotification(deps, payment, now), later)),
  );
  const failed = done.find((each) => each.status === "rejected");
  if (failed) throw failed.reason;
  return due.length;
};

/** A payment without a session was never shown to its user, so it cannot be paid. */
const readNotification = async (deps: Reconciles, payment: PaymentRecord, now: Date): Promise<PaymentNotification> =>
  payment.session_id
    ? deps.paymentProvider.readSession(payment.session_id)
    : { about: { paymentId: payment.payment_id }, at: now.toISOString(), events: [{ kind: "expired" }] };
