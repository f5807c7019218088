import { randomBytes } from "node:crypto";
import type { Books } from "./books.ts";
import type { Charge, Dispute, Intent, Refund, Session, StripeEvent } from "./objects.ts";
import { missing, StripeFault } from "./stripe-error.ts";

export interface World {
  readonly books: Books;
  /** Milliseconds. */
  readonly now: () => number;
  /** Where people find the product, without a slash at its end. */
  readonly site: string;
  /** Takes an event that has just happened. */
  readonly tell: (event: StripeEvent) => void;
}

export const newId = (kind: string): string => `${kind}_${randomBytes(12).toString("hex")}`;
export const seconds = ({ now }: Pick<World, "now">): number => Math.floor(now() / 1000);

/** What can happen to money: each changes the books and says so in events, as Stripe does. */
export const happenings = (world: World) => {
  const { books } = world;

  const happen = (type: string, object: object): void => {
    const event: StripeEvent = {
      id: newId("evt"),
      object: "event",
      api_version: "2026-10-28.endive",
      created: seconds(world),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    books.put("events", event.id, event);
    world.tell(event);
  };

  const find = (id: string): Session => {
    const session = books.get("sessions", id);
    if (!session) throw missing("checkout.session", id);
    return session;
  };
  const openOne = (id: string): Session => {
    const session = find(id);
    if (session.status !== "open") throw new StripeFault(400, "This Checkout Session is no longer open.");
    return session;
  };

  const newIntent = (session: Session, status: Intent["status"]): Intent => {
    const order = books.get("orders", session.id);
    return {
      id: newId("pi"),
      object: "payment_intent",
      amount: session.amount_total,
      currency: session.currency,
      created: seconds(world),
      latest_charge: null,
      livemode: false,
      metadata: order?.intentMetadata ?? {},
      receipt_email: order?.receiptEmail ?? null,
      status,
    };
  };

  /** The money has come: a charge of the intent. */
  const charge = (intent: Intent, method: string): void => {
    const id = newId("ch");
    const made: Charge = {
      id,
      object: "charge",
      amount: intent.amount,
      amount_refunded: 0,
      created: seconds(world),
      currency: intent.currency,
      disputed: false,
      livemode: false,
      metadata: intent.metadata,
      paid: true,
      payment_intent: intent.id,
      payment_method_details: { type: method },
      receipt_email: intent.receipt_email,
      receipt_url: `${world.site}/local/receipt/${id}`,
      refunded: false,
      status: "succeeded",
    };
    const paid: Intent = { ...intent, status: "succeeded", latest_charge: id };
    books.put("charges", id, made);
    books.put("intents", intent.id, paid);
    happen("charge.succeeded", made);
    happen("payment_intent.succeeded", paid);
  };

  const complete = (session: Session, intent: Intent, payment_status: Session["payment_status"]): void => {
    const done: Session = { ...session, status: "complete", url: null, payment_status, payment_intent: intent.id };
    books.put("sessions", session.id, done);
    happen("checkout.session.completed", done);
  };

  const chargeOf = (sessionId: string): Charge => {
    const intent = books.get("intents", find(sessionId).payment_intent ?? "");
    const found = books.get("charges", intent?.latest_charge ?? "");
    if (!found) throw new StripeFault(400, "This session has not been paid.");
    return found;
  };

  return {
    find,
    chargeOf,

    pay(id: string): void {
      const session = openOne(id);
      const intent = newIntent(session, "processing");
      charge(intent, "card");
      complete(session, intent, "paid");
    },

    /** Completes a session whose money is still under way; the bank answers later. */
    payLater(id: string, outcome: "succeeded" | "failed", after: number): void {
      const session = openOne(id);
      const intent = newIntent(session, "processing");
      books.put("intents", intent.id, intent);
      complete(session, intent, "unpaid");
      books.put("promises", id, { session: id, outcome, at: world.now() + after });
    },

    /** The bank of a later payment answers. */
    settle(id: string): void {
      const promised = books.get("promises", id);
      const session = find(id);
      const intent = books.get("intents", session.payment_intent ?? "");
      if (!promised || !intent) return;
      books.put("promises", id, null);
      if (promised.outcome === "succeeded") {
        charge(intent, "us_bank_account");
        const paid: Session = { ...session, payment_status: "paid" };
        books.put("sessions", id, paid);
        happen("checkout.session.async_payment_succeeded", paid);
      } else {
        const failed: Intent = { ...intent, status: "requires_payment_method" };
        books.put("intents", intent.id, failed);
        happen("payment_intent.payment_failed", failed);
        happen("checkout.session.async_payment_failed", session);
      }
    },

    expire(id: string): Session {
      const expired: Session = { ...openOne(id), status: "expired", url: null };
      books.put("sessions", id, expired);
      happen("checkout.session.expired", expired);
      return expired;
    },

    refund(chargeId: string, amount?: number): Refund {
      const found = books.get("charges", chargeId);
      if (!found) throw missing("charge", chargeId);
      const left = found.amount - found.amount_refunded;
      const wanted = amount ?? left;
      if (left === 0)
        throw new StripeFault(400, `Charge ${chargeId} has already been refunded.`, {
          code: "charge_already_refunded",
        });
      if (!(wanted > 0 && wanted <= left))
        throw new StripeFault(400, `Refund amount (${wanted}) is greater than unrefunded amount on charge (${left})`);
      const refund: Refund = {
        id: newId("re"),
        object: "refund",
        amount: wanted,
        charge: chargeId,
        created: seconds(world),
        currency: found.currency,
        payment_intent: found.payment_intent,
        status: "succeeded",
      };
      const amount_refunded = found.amount_refunded + wanted;
      const changed: Charge = { ...found, amount_refunded, refunded: amount_refunded === found.amount };
      books.put("refunds", refund.id, refund);
      books.put("charges", chargeId, changed);
      happen("charge.refunded", changed);
      return refund;
    },

    /** The payer's bank asks for its money back, or has decided. */
    dispute(chargeId: string, status: Dispute["status"]): Dispute {
      const found = books.get("charges", chargeId);
      if (!found) throw missing("charge", chargeId);
      const known = books.all("disputes").find(([, each]) => each.charge === chargeId)?.[1];
      const dispute: Dispute = {
        id: newId("dp"),
        object: "dispute",
        amount: found.amount - found.amount_refunded,
        charge: chargeId,
        created: seconds(world),
        currency: found.currency,
        livemode: false,
        metadata: {},
        payment_intent: found.payment_intent,
        reason: "fraudulent",
        ...known,
        status,
      };
      books.put("disputes", dispute.id, dispute);
      books.put("charges", chargeId, { ...found, disputed: true });
      happen(status === "needs_response" ? "charge.dispute.created" : "charge.dispute.closed", dispute);
      return dispute;
    },

    /** What time brings: sessions that nobody paid expire, banks answer. */
    passTime(): void {
      for (const [id, { status, expires_at }] of books.all("sessions"))
        if (status === "open" && expires_at <= seconds(world)) this.expire(id);
      for (const [id, promised] of books.all("promises")) if (promised && promised.at <= world.now()) this.settle(id);
    },
  };
};
export type Happenings = ReturnType<typeof happenings>;
