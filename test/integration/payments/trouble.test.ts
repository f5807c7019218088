import type { StripeEvent } from "@animation-agent/fakes/stripe";
import { signWebhook } from "@animation-agent/fakes/stripe";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { makeShop, type Shop } from "./shop.ts";

let shop: Shop;
beforeAll(async () => {
  // The faults of these tests are logged.
  vi.spyOn(console, "error").mockImplementation(() => {});
  shop = await makeShop();
});
afterAll(() => shop.stop());

const webhooksDelivered = () => shop.stripe.webhooks.settled();
const hour = 3_600_000;
const webhook = (body: string, signature: string) =>
  shop.call("POST", "/stripe/webhook", { body, headers: { "Stripe-Signature": signature }, claims: null });

/** A payment that Stripe completed, and its webhook event, which was not delivered. */
const payWithoutWebhook = async () => {
  const userId = await shop.makeUser();
  const session = await shop.openSession(userId);
  const { payments, webhooks } = shop.stripe;
  const events: StripeEvent[] = [];
  webhooks.hold();
  payments.pay(session);
  webhooks.release((held) => {
    events.push(...held);
    return [];
  });
  const event = events.find(({ type }) => type === "checkout.session.completed");
  if (!event) throw new Error("Stripe sent no checkout.session.completed");
  return { userId, session, event, body: JSON.stringify(event) };
};

describe("a webhook of Stripe", () => {
  it("counts once, even if it is repeated", async () => {
    const { userId, session, body } = await payWithoutWebhook();
    const send = () => webhook(body, signWebhook(body, shop.webhookSecret, Date.now()));

    const first = await send();
    const rest = await Promise.all([send(), send(), send(), send()]);

    expect(first).toEqual({ status: 200, received: true });
    for (const each of rest) expect(each).toEqual({ status: 200, received: true });
    expect(await shop.outcome(userId, session)).toMatchObject({ status: "succeeded", balance: 10 });
  });

  it("is refused if it is unsigned, altered, too old or from the future", async () => {
    const { userId, session, body, event } = await payWithoutWebhook();
    const now = Date.now();
    const signed = signWebhook(body, shop.webhookSecret, now);
    const richer = body.replace(event.id, "evt_another");
    const attacks: [body: string, signature: string][] = [
      [body, ""],
      [body, "t=,v1="],
      [body, signWebhook(body, "whsec_another", now)],
      [richer, signed],
      [`${body} `, signed],
      [body, signWebhook(body, shop.webhookSecret, now - 301_000)],
      [body, signWebhook(body, shop.webhookSecret, now + 302_000)],
      [body, signed.replace(/t=\d+/, `t=${Math.floor(now / 1000) + 1}`)],
      [body, signed.replace("v1=", "v0=")],
      ["not json", signWebhook("not json", shop.webhookSecret, now)],
    ];

    for (const [content, signature] of attacks)
      expect(await webhook(content, signature)).toEqual({
        status: 400,
        success: false,
        code: "invalid_request",
        error: "The signature of this message is not valid.",
      });
    expect(await shop.outcome(userId, session)).toMatchObject({ status: "created", balance: 0 });
  });

  it("is refused if Stripe's secret signed something that is no event", async () => {
    const { event } = await payWithoutWebhook();
    const charge = { id: "ch_1", amount_refunded: "all", metadata: {} };
    const junk = [
      null,
      [],
      "event",
      {},
      { ...event, data: null },
      { ...event, created: "now" },
      { ...event, data: { object: {} } },
      { ...event, data: { object: { ...event.data.object, client_reference_id: "x".repeat(3_000) } } },
      { ...event, type: "charge.refunded", data: { object: charge } },
      { ...event, type: "charge.dispute.created", data: { object: { id: 5 } } },
    ].map((each) => JSON.stringify(each));

    for (const body of junk)
      expect(await webhook(body, signWebhook(body, shop.webhookSecret, Date.now()))).toMatchObject({
        status: 400,
        code: "invalid_request",
      });
  });

  it("about an unknown object is accepted and changes nothing", async () => {
    const { event } = await payWithoutWebhook();
    const object = { ...event.data.object, id: "cs_test_other", client_reference_id: "pay_other", metadata: {} };
    const others = [
      { ...event, id: "evt_other", data: { object } },
      { ...event, id: "evt_unknown", type: "customer.created", data: { object: { id: "cus_1" } } },
    ];

    for (const other of others) {
      const body = JSON.stringify(other);
      expect(await webhook(body, signWebhook(body, shop.webhookSecret, Date.now()))).toMatchObject({ status: 200 });
    }
  });
});

describe("a payment is settled correctly", () => {
  it("if no webhook arrives: Stripe is asked once after an hour", async () => {
    const { userId, session } = await payWithoutWebhook();
    const due = () => shop.payments.due(new Date(Date.now() + shop.clock.ahead).toISOString());
    expect(await due()).toEqual([]);

    shop.clock.ahead += 2 * hour;
    await shop.reconcile();

    expect(await shop.outcome(userId, session)).toMatchObject({ status: "succeeded", balance: 10 });
    expect(await due()).toEqual([]);
  });

  it("if the process dies before the commit: Stripe repeats the webhook", async () => {
    const { userId, session, body } = await payWithoutWebhook();
    const send = () => webhook(body, signWebhook(body, shop.webhookSecret, Date.now() + shop.clock.ahead));
    shop.dieOnce((changes) => changes.some(({ kind }) => kind === "insert-payment-event"));

    expect(await send()).toMatchObject({ status: 500 });
    expect(await shop.outcome(userId, session)).toMatchObject({ status: "created", balance: 0 });
    await send();

    expect(await shop.outcome(userId, session)).toMatchObject({ status: "succeeded", balance: 10 });
  });

  it("if Stripe does not return the receipt: the credits are added, and the receipt follows with the next webhook", async () => {
    const { userId, session, body } = await payWithoutWebhook();
    const send = () => webhook(body, signWebhook(body, shop.webhookSecret, Date.now() + shop.clock.ahead));
    const receipt = async () =>
      (await shop.call("GET", `/user/${userId}/payment-history`, { claims: { sub: userId } })).data
        .paymentTransactions[0].receipt_url;
    shop.stripe.failNext("before", "before", "before");

    expect(await send()).toMatchObject({ status: 500 });
    expect(await shop.outcome(userId, session)).toMatchObject({ status: "succeeded", balance: 10 });
    expect(await receipt()).toBeNull();
    expect(await send()).toMatchObject({ status: 200 });

    expect(await receipt()).toMatch(/\/local\/receipt\/ch_/);
    expect(await shop.balances(userId)).toMatchObject({ available: 10, earned: 10 });
  });

  it("if a response of Stripe is lost: a retry with the same idempotency key makes one session", async () => {
    const userId = await shop.makeUser();
    const before = shop.stripe.store.all("sessions").length;
    shop.stripe.failNext("after");

    const session = await shop.openSession(userId);

    expect(shop.stripe.store.all("sessions")).toHaveLength(before + 1);
    expect(shop.stripe.payments.find(session).status).toBe("open");
  });

  it("if Stripe creates no session: the payment expires and costs nothing", async () => {
    const userId = await shop.makeUser();
    shop.stripe.failNext("busy", "busy", "busy");

    expect(await shop.order(userId)).toMatchObject({ status: 502, code: "provider_failed" });
    shop.clock.ahead += 2 * hour;
    await shop.reconcile();

    const [payment] = await shop.payments.newest(userId, 1);
    expect(payment).toMatchObject({ status: "expired" });
  });

  it("if the process dies before the session id is stored: the payment is found by our id", async () => {
    const userId = await shop.makeUser();
    shop.dieOnce((changes) => changes.some(({ kind }) => kind === "name-payment"));
    expect(await shop.order(userId)).toMatchObject({ status: 500 });
    const [payment] = await shop.payments.newest(userId, 1);
    const [session] = shop.stripe.store
      .all("sessions")
      .flatMap(([id, each]) => (each.client_reference_id === payment?.payment_id ? [id] : []));

    shop.stripe.payments.pay(session ?? "");
    await webhooksDelivered();

    expect(await shop.outcome(userId, session ?? "")).toMatchObject({ status: "succeeded", balance: 10 });
  });

  it("if the process dies before the first commit: Stripe is not called", async () => {
    const userId = await shop.makeUser();
    const before = shop.stripe.store.all("sessions").length;
    shop.dieOnce((changes) => changes.some(({ kind }) => kind === "insert-payment"));

    expect(await shop.order(userId)).toMatchObject({ status: 500 });

    expect(shop.stripe.store.all("sessions")).toHaveLength(before);
    expect(await shop.payments.newest(userId, 1)).toEqual([]);
  });

  it("if a bank takes days: Stripe is asked until the payment ends", async () => {
    const userId = await shop.makeUser();
    const session = await shop.openSession(userId);
    shop.stripe.webhooks.hold();
    shop.stripe.payments.payLater(session, "failed", 24 * hour);

    shop.clock.ahead += 2 * hour;
    await shop.reconcile();
    expect(await shop.outcome(userId, session)).toMatchObject({ status: "pending" });
    shop.clock.ahead += 24 * hour;
    await shop.reconcile();
    shop.stripe.webhooks.release(() => []);

    expect(await shop.outcome(userId, session)).toMatchObject({ status: "failed", balance: 0 });
  });

  it("if one payment cannot be read: the others are still settled", async () => {
    const { userId, session } = await payWithoutWebhook();
    const other = await payWithoutWebhook();
    shop.clock.ahead += 2 * hour;
    shop.dieOnce((changes) =>
      changes.some((change) => change.kind === "set-payment" && change.payment.user_id === userId),
    );

    await expect(shop.reconcile()).rejects.toThrow("The process died");
    expect(await shop.outcome(other.userId, other.session)).toMatchObject({ status: "succeeded" });
    await shop.reconcile();

    expect(await shop.outcome(userId, session)).toMatchObject({ status: "succeeded", balance: 10 });
  });
});
