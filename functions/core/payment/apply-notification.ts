import type { PaymentRecord } from "#contract/schema/payment-record.ts";
import { isPaid } from "./apply-payment-event.ts";
import type { PaymentNotification } from "./ports.ts";
import { type SettlesPayments, settlePayment } from "./settle-payment.ts";

/**
 * What a signed message says counts first. What it does not say of a payment that came (its receipt) is asked for
 * afterwards; where the answer fails, the message comes again and asks again, and moves nothing twice.
 */
export const applyNotification = async (
  deps: SettlesPayments,
  notice: PaymentNotification,
): Promise<PaymentRecord | undefined> => {
  const payment = await settlePayment(deps, notice);
  const lacksReceipt = payment && isPaid(payment) && !payment.charge_id && payment.session_id;
  return lacksReceipt ? settlePayment(deps, await deps.paymentProvider.readSession(lacksReceipt)) : payment;
};
