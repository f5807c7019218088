import type { PaymentRecord } from "#contract/schema/payment-record.ts";
import { isPaid } from "./apply-payment-event.ts";
import type { PaymentNotification } from "./ports.ts";
import { type SettlesPayments, settlePayment } from "./settle-payment.ts";

/**
 * Applies a signed webhook event first, then fetches the receipt of a completed payment. If the fetch fails, the
 * provider retries the event; applying it again moves no credits twice.
 */
export const applyNotification = async (
  deps: SettlesPayments,
  notice: PaymentNotification,
): Promise<PaymentRecord | undefined> => {
  const payment = await settlePayment(deps, notice);
  const lacksReceipt = payment && isPaid(payment) && !payment.charge_id && payment.session_id;
  return lacksReceipt ? settlePayment(deps, await deps.paymentProvider.readSession(lacksReceipt)) : payment;
};
