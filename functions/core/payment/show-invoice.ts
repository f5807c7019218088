import type { Invoice } from "#contract/schema/payment.ts";
import type { PaymentRecord } from "#contract/schema/payment-record.ts";
import { Refusal } from "../shared/errors.ts";
import { isPaid } from "./apply-payment-event.ts";
import { type SettlesPayments, settlePayment } from "./settle-payment.ts";

/**
 * The links to the invoice of the user's own payment, fetched now because they end. Throws a Refusal `not_found` if there
 * is no such payment, or no invoice for it.
 */
export const showInvoice = async (deps: SettlesPayments, userId: string, paymentId: string): Promise<Invoice> => {
  const payment = await deps.payments.find(userId, paymentId);
  if (!payment) throw new Refusal("not_found", "Payment not found");
  const invoiceId = payment.invoice_id ?? (await readInvoiceId(deps, payment));
  const links = invoiceId && (await deps.paymentProvider.invoice(invoiceId));
  if (!links) throw new Refusal("not_found", "There is no invoice for this payment.");
  return { number: links.number, page_url: links.page, pdf_url: links.pdf };
};

/** The event that names the invoice may be lost, or come later than the user. */
const readInvoiceId = async (deps: SettlesPayments, payment: PaymentRecord): Promise<string | undefined> => {
  if (!isPaid(payment) || !payment.session_id) return undefined;
  const settled = await settlePayment(deps, await deps.paymentProvider.readSession(payment.session_id));
  return settled?.invoice_id;
};
