import type { PaymentStatus } from "#contract/schema/payment.ts";
import type { PaymentRecord } from "#contract/schema/payment-record.ts";
import type { PaymentEvent } from "./ports.ts";

/**
 * A payment after an event. Events come twice and in any order, so the result depends on neither: a status only
 * rises, sums only grow, and the credits follow from both. `expired` does not change a paid payment.
 */
export const applyPaymentEvent = (payment: PaymentRecord, news: PaymentEvent, at: string): PaymentRecord => {
  const after = applyEvent(payment, news, at);
  const status = isPaid(after) && returnedCents(after) >= after.amount ? "refunded" : after.status;
  return { ...after, status, due: isOpen(status) ? after.due : undefined };
};

/** In ascending order: a status never goes back. */
const statusOrder: readonly PaymentStatus[] = [
  "created",
  "pending",
  "expired",
  "failed",
  "review",
  "succeeded",
  "refunded",
];

const raiseStatus = (payment: PaymentRecord, to: PaymentStatus): PaymentRecord =>
  statusOrder.indexOf(to) > statusOrder.indexOf(payment.status) ? { ...payment, status: to } : payment;

const applyEvent = (payment: PaymentRecord, news: PaymentEvent, at: string): PaymentRecord => {
  switch (news.kind) {
    case "waiting":
      return raiseStatus(payment, "pending");
    case "expired":
    case "failed":
      return raiseStatus(payment, news.kind);
    case "paid": {
      const isOurs = news.amount === payment.amount && news.currency === payment.currency;
      if (!isOurs) return raiseStatus(payment, "review");
      return {
        ...raiseStatus(payment, "succeeded"),
        paid_at: payment.paid_at ?? at,
        tax: news.tax ?? payment.tax,
        customer_id: news.customerId ?? payment.customer_id,
      };
    }
    case "invoiced":
      return {
        ...payment,
        invoice_id: news.invoiceId,
        invoice_number: news.number ?? payment.invoice_number,
      };
    case "charged":
      return {
        ...payment,
        charge_id: news.chargeId,
        payment_method_type: news.method ?? payment.payment_method_type,
        receipt_email: news.receiptEmail ?? payment.receipt_email,
        receipt_url: news.receiptUrl ?? payment.receipt_url,
      };
    case "refunded":
      return { ...payment, refunded: Math.max(payment.refunded ?? 0, news.amount) };
    case "disputed": {
      const { id, state, amount } = news;
      // The opening event of a dispute may arrive after its closing event.
      const isOver = payment.dispute?.id === id && state === "open";
      return isOver ? payment : { ...payment, dispute: { id, state, amount } };
    }
  }
};

/** The full amount was paid, so credits were granted, even if the payment was refunded later. */
export const isPaid = ({ status }: Pick<PaymentRecord, "status">): boolean =>
  status === "succeeded" || status === "refunded";

export const isOpen = (status: PaymentStatus): boolean => status === "created" || status === "pending";

/** Cents returned to the payer: refunds and lost disputes. */
export const returnedCents = ({
  amount,
  refunded = 0,
  dispute,
}: Pick<PaymentRecord, "amount" | "refunded" | "dispute">): number =>
  Math.min(amount, refunded + (dispute?.state === "lost" ? dispute.amount : 0));
