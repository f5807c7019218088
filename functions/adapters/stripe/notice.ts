import type Stripe from "stripe";
import type { PaymentEvent, PaymentNotification } from "#functions/core/payment/ports.ts";

type Said = Pick<PaymentNotification, "about" | "events">;

/** What an event says of a payment; nothing for the many that say nothing of one. */
export const noticeOf = (event: Stripe.Event): PaymentNotification | undefined => {
  const said = saidBy(event);
  return said && { eventId: event.id, at: new Date(event.created * 1000).toISOString(), ...said };
};

const saidBy = (event: Stripe.Event): Said | undefined => {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired":
      return newsOfSession(event.data.object);
    case "checkout.session.async_payment_failed":
      return { ...newsOfSession(event.data.object), events: [{ kind: "failed" }] };
    case "charge.refunded":
      return newsOfCharge(event.data.object);
    case "charge.dispute.created":
    case "charge.dispute.closed":
      return newsOfDispute(event.data.object);
    case "invoice.paid":
      return newsOfInvoice(event.data.object);
    default:
      return undefined;
  }
};

/** A session as an event holds it, or as it is found when we ask: then with its intent and charge. */
export const newsOfSession = (session: Stripe.Checkout.Session): Said => {
  const intent = typeof session.payment_intent === "object" ? session.payment_intent : undefined;
  const charge = typeof intent?.latest_charge === "object" ? intent.latest_charge : undefined;
  return {
    about: {
      paymentId: session.client_reference_id ?? session.metadata?.["payment_id"],
      sessionId: session.id,
      intentId: idOf(session.payment_intent),
    },
    events: [...sessionStatus(session, intent), ...invoiceOf(session), ...(charge ? newsOfCharge(charge).events : [])],
  };
};

const sessionStatus = (
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null | undefined,
): PaymentEvent[] => {
  if (session.status === "expired") return [{ kind: "expired" }];
  if (session.status !== "complete") return [];
  if (session.payment_status === "paid")
    return [
      {
        kind: "paid",
        amount: session.amount_total ?? 0,
        currency: session.currency ?? "",
        tax: session.automatic_tax?.enabled ? session.total_details?.amount_tax : undefined,
        customerId: idOf(session.customer),
      },
    ];
  // A bank that has said no leaves the intent to be tried again, which a finished page does not do.
  const isLost = intent?.status === "requires_payment_method" || intent?.status === "canceled";
  return [{ kind: isLost ? "failed" : "waiting" }];
};

/** An event has the id alone; a session that we asked for has the whole invoice. */
const invoiceOf = ({ invoice }: Stripe.Checkout.Session): PaymentEvent[] => {
  if (!invoice) return [];
  return typeof invoice === "string"
    ? [{ kind: "invoiced", invoiceId: invoice }]
    : newsOfInvoice(invoice).events.slice();
};

/** Stripe makes the invoice of a payment after the payment. */
const newsOfInvoice = ({ id, number, metadata }: Stripe.Invoice): Said => ({
  about: { paymentId: metadata?.["payment_id"] },
  events: [{ kind: "invoiced", invoiceId: id, number: number ?? undefined }],
});

export const newsOfCharge = (charge: Stripe.Charge): Said => ({
  about: { paymentId: charge.metadata["payment_id"], intentId: idOf(charge.payment_intent) },
  events: [
    {
      kind: "charged",
      chargeId: charge.id,
      method: charge.payment_method_details?.type,
      receiptEmail: charge.receipt_email ?? undefined,
      receiptUrl: charge.receipt_url ?? undefined,
    },
    ...(charge.amount_refunded > 0 ? [{ kind: "refunded" as const, amount: charge.amount_refunded }] : []),
  ],
});

const newsOfDispute = ({ id, status, amount, payment_intent }: Stripe.Dispute): Said => ({
  about: { intentId: idOf(payment_intent) },
  events: [{ kind: "disputed", id, amount, state: disputeState(status) }],
});

/** An inquiry that was closed and a dispute that was prevented took no money. */
const disputeState = (status: Stripe.Dispute.Status): "open" | "won" | "lost" => {
  if (status === "lost") return "lost";
  return status === "won" || status === "warning_closed" || status === "prevented" ? "won" : "open";
};

const idOf = (of: string | { readonly id: string } | null): string | undefined =>
  typeof of === "string" ? of : of?.id;
