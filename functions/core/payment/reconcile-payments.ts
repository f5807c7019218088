import type { PaymentRecord } from "#contract/schema/payment-record.ts";
import type { HasClock } from "../shared/ports.ts";
import type { PaymentNotification } from "./ports.ts";
import { type SettlesPayments, settlePayment } from "./settle-payment.ts";

type Reconciles = SettlesPayments & HasClock;

/** Minutes after which we ask again for a payment whose end is still open: some banks take days. */
const askAgainMinutes = 30;

/**
 * Asks the provider for payments whose end we should have heard of: a message that was lost is made up for here,
 * by the same function that hears messages.
 */
export const reconcilePayments = async (deps: Reconciles): Promise<number> => {
  const now = deps.now();
  const due = await deps.payments.due(now.toISOString());
  const later = new Date(now.getTime() + askAgainMinutes * 60_000).toISOString();
  // One payment that cannot be asked for does not keep the others waiting.
  const done = await Promise.allSettled(
    due.map(async (payment) => settlePayment(deps, await readNotification(deps, payment, now), later)),
  );
  const failed = done.find((each) => each.status === "rejected");
  if (failed) throw failed.reason;
  return due.length;
};

/** A payment without a session was never shown to anybody: its page was not opened, or its address was not given out. */
const readNotification = async (deps: Reconciles, payment: PaymentRecord, now: Date): Promise<PaymentNotification> =>
  payment.session_id
    ? deps.paymentProvider.readSession(payment.session_id)
    : { about: { paymentId: payment.payment_id }, at: now.toISOString(), events: [{ kind: "expired" }] };
