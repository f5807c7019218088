import { type Buyer, testBuyer, withBuyer } from "./buyer.ts";
import { emitEvent, newId, nowInSeconds, type StripeContext } from "./context.ts";
import { withInvoice } from "./invoices.ts";
import type { Charge, Intent, Session } from "./objects.ts";
import { notFoundError, StripeError } from "./stripe-error.ts";

/** The ways in which a Checkout Session ends. */
export const checkoutPayments = (context: StripeContext) => {
  const { store } = context;

  const find = (id: string): Session => {
    const session = store.get("sessions", id);
    if (!session) throw notFoundError("checkout.session", id);
    return session;
  };
  const findOpen = (id: string): Session => {
    const session = find(id);
    if (session.status !== "open") throw new StripeError(400, "This Checkout Session is no longer open.");
    return session;
  };
  const complete = (session: Session, intent: Intent, payment_status: Session["payment_status"]): void => {
    const ended: Session = { ...session, status: "complete", url: null, payment_status, payment_intent: intent.id };
    const completed = payment_status === "paid" ? withInvoice(context, ended) : ended;
    store.put("sessions", session.id, completed);
    emitEvent(context, "checkout.session.completed", completed);
  };

  return {
    /** The session with this id. Throws resource_missing. */
    find,

    /** The charge of a paid session. */
    chargeOf(sessionId: string): Charge {
      const intent = store.get("intents", find(sessionId).payment_intent ?? "");
      const charge = store.get("charges", intent?.latest_charge ?? "");
      if (!charge) throw new StripeError(400, "This session has not been paid.");
      return charge;
    },

    /** Pays with a card: the money arrives at once. */
    pay(id: string, buyer: Buyer = testBuyer): void {
      const session = withBuyer(context, findOpen(id), buyer);
      const intent = newIntent(context, session);
      charge(context, intent, "card");
      complete(session, intent, "paid");
    },

    /** Completes a session with a delayed payment method; its bank answers after `delayMs`. */
    payLater(id: string, outcome: "succeeded" | "failed", delayMs: number, buyer: Buyer = testBuyer): void {
      const session = withBuyer(context, findOpen(id), buyer);
      const intent = newIntent(context, session);
      store.put("intents", intent.id, intent);
      complete(session, intent, "unpaid");
      store.put("promises", id, { session: id, outcome, at: context.now() + delayMs });
    },

    /** The bank answers a delayed payment. */
    settle(id: string): void {
      const delayed = store.get("promises", id);
      const session = find(id);
      const intent = store.get("intents", session.payment_intent ?? "");
      if (!delayed || !intent) return;
      store.put("promises", id, null);
      if (delayed.outcome === "succeeded") {
        charge(context, intent, "us_bank_account");
        const paid = withInvoice(context, { ...session, payment_status: "paid" });
        store.put("sessions", id, paid);
        emitEvent(context, "checkout.session.async_payment_succeeded", paid);
      } else {
        const failed: Intent = { ...intent, status: "requires_payment_method" };
        store.put("intents", intent.id, failed);
        emitEvent(context, "payment_intent.payment_failed", failed);
        emitEvent(context, "checkout.session.async_payment_failed", session);
      }
    },

    expire(id: string): Session {
      const expired: Session = { ...findOpen(id), status: "expired", url: null };
      store.put("sessions", id, expired);
      emitEvent(context, "checkout.session.expired", expired);
      return expired;
    },
  };
};

const newIntent = (context: StripeContext, session: Session): Intent => {
  const order = context.store.get("orders", session.id);
  return {
    id: newId("pi"),
    object: "payment_intent",
    amount: session.amount_total,
    currency: session.currency,
    created: nowInSeconds(context),
    latest_charge: null,
    livemode: false,
    metadata: order?.intentMetadata ?? {},
    receipt_email: order?.receiptEmail ?? null,
    status: "processing",
  };
};

/** Makes the charge of an intent: the money has arrived. */
const charge = (context: StripeContext, intent: Intent, method: string): void => {
  const id = newId("ch");
  const created: Charge = {
    id,
    object: "charge",
    amount: intent.amount,
    amount_refunded: 0,
    created: nowInSeconds(context),
    currency: intent.currency,
    disputed: false,
    livemode: false,
    metadata: intent.metadata,
    paid: true,
    payment_intent: intent.id,
    payment_method_details: { type: method },
    receipt_email: intent.receipt_email,
    receipt_url: `${context.site}/local/receipt/${id}`,
    refunded: false,
    status: "succeeded",
  };
  const paid: Intent = { ...intent, status: "succeeded", latest_charge: id };
  context.store.put("charges", id, created);
  context.store.put("intents", intent.id, paid);
  emitEvent(context, "charge.succeeded", created);
  emitEvent(context, "payment_intent.succeeded", paid);
};
