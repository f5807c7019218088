import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reserve } from "#functions/core/credit/task-credits.ts";
import { grant } from "#test/integration/records/world.ts";
import { makeTask } from "#test/support/task.ts";
import { makeShop, type Shop, site } from "./shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.stop());

const heard = () => shop.stripe.webhooks.settled();

describe("a purchase", () => {
  it("begins at the server's price, for the account's address, on the site's own pages", async () => {
    const userId = await shop.someone();
    const forged = {
      amount: 1,
      currency: "eur",
      customer_email: "else@example.com",
      user_id: userId,
      success_url: "https://evil.example",
      cancel_url: "https://evil.example",
      metadata: { package_id: "professional", package_name: "All", credits: 1_000_000 },
    };

    const answer = await shop.call("POST", "/create-checkout-session", { body: forged, claims: { sub: userId } });

    const session = shop.stripe.payments.find(answer.session_id);
    expect(answer).toMatchObject({ status: 200, success: true, checkout_url: `${site}/local/checkout/${session.id}` });
    expect(session).toMatchObject({
      amount_total: 5_000,
      currency: "usd",
      customer_email: `${userId}@example.com`,
      client_reference_id: answer.payment_id,
      metadata: { payment_id: answer.payment_id, user_id: userId, package_id: "professional", credits: "550" },
      success_url: `${site}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${site}/payment-cancelled`,
    });
  });

  it("counts when Stripe says that it is paid, and is in the history with its receipt", async () => {
    const userId = await shop.someone();
    const session = await shop.opened(userId, "basic");
    expect(await shop.outcome(userId, session)).toMatchObject({ status: "created", balance: 0, credits: 200 });

    shop.stripe.payments.pay(session);
    await heard();

    const { data } = await shop.call("GET", `/user/${userId}/payment-history`, { claims: { sub: userId } });
    const charge = shop.stripe.payments.chargeOf(session);
    expect(await shop.outcome(userId, session)).toMatchObject({ status: "succeeded", balance: 200 });
    expect(await shop.balances(userId)).toEqual({ available: 200, held: 0, earned: 200, spent: 0 });
    expect(data).toEqual({
      paymentHistory: [
        { id: expect.any(String), package_name: "Basic", created_at: expect.any(String), amount: 2_000, credits: 200 },
      ],
      paymentTransactions: [
        {
          id: data.paymentHistory[0].id,
          status: "succeeded",
          amount: 2_000,
          currency: "usd",
          payment_method_type: "card",
          metadata: { package_name: "Basic", credits: 200 },
          paid_at: expect.any(String),
          created_at: expect.any(String),
          stripe_payment_intent_id: charge.payment_intent,
          receipt_email: `${userId}@example.com`,
          receipt_url: `${site}/local/receipt/${charge.id}`,
        },
      ],
    });
    expect(
      shop.announced.filter(({ type, detail }) => type === "payment.succeeded" && detail.userId === userId),
    ).toEqual([expect.objectContaining({ detail: { userId, paymentId: data.paymentHistory[0].id } })]);
  });

  it.each([
    ["succeeded", 10],
    ["failed", 0],
  ] as const)("waits for a bank that answers later: %s brings %i credits", async (outcome, credits) => {
    const userId = await shop.someone();
    const session = await shop.opened(userId);

    shop.stripe.payments.payLater(session, outcome, 3_600_000);
    await heard();
    expect(await shop.outcome(userId, session)).toMatchObject({ status: "pending", balance: 0 });
    shop.stripe.payments.settle(session);
    await heard();

    expect(await shop.outcome(userId, session)).toMatchObject({ status: outcome, balance: credits });
  });

  it("brings nothing where the page expired, and is no transaction", async () => {
    const userId = await shop.someone();
    const session = await shop.opened(userId);

    shop.stripe.payments.expire(session);
    await heard();

    const { data } = await shop.call("GET", `/user/${userId}/payment-history`, { claims: { sub: userId } });
    expect(await shop.outcome(userId, session)).toMatchObject({ status: "expired", balance: 0 });
    expect(data).toEqual({ paymentHistory: [], paymentTransactions: [] });
  });

  it.each([
    ["amount", { amount_total: 1 }],
    ["currency", { currency: "jpy" }],
  ])("waits for a person where the %s is not ours", async (_, altered) => {
    const userId = await shop.someone();
    const session = await shop.opened(userId);
    const { store, payments } = shop.stripe;
    store.put("sessions", session, { ...payments.find(session), ...altered });

    payments.pay(session);
    await heard();

    expect(await shop.outcome(userId, session)).toMatchObject({ status: "review", balance: 0 });
  });
});

describe("money that goes back", () => {
  const bought = async (packageId = "starter") => {
    const userId = await shop.someone();
    const session = await shop.opened(userId, packageId);
    shop.stripe.payments.pay(session);
    await heard();
    return { userId, session, charge: shop.stripe.payments.chargeOf(session).id };
  };

  it("takes its share of the credits back, and all of them in the end", async () => {
    const { userId, session, charge } = await bought("basic");

    shop.stripe.payments.refund(charge, 500);
    await heard();
    expect(await shop.outcome(userId, session)).toMatchObject({ status: "succeeded", balance: 150 });
    shop.stripe.payments.refund(charge);
    await heard();

    expect(await shop.outcome(userId, session)).toMatchObject({ status: "refunded", balance: 0 });
    expect(await shop.balances(userId)).toEqual({ available: 0, held: 0, earned: 0, spent: 0 });
  });

  it("leaves a debt of what was spent: no film begins until later credits have paid it", async () => {
    const { userId, charge } = await bought();
    const order = (id: string, price: number) =>
      shop.commit([
        {
          kind: "move-credits",
          userId,
          entries: [
            reserve(makeTask({ task_id: id, user_id: userId, credit_cost: price }), "2026-01-01T00:00:00.000Z"),
          ],
        },
      ]);
    await order("web_spent", 8);

    shop.stripe.payments.refund(charge);
    await heard();
    expect(await shop.balances(userId)).toEqual({ available: 0, held: 8, earned: 8, spent: 0, debt: 8 });
    await shop.commit([grant(userId, 5)]);
    expect(await shop.balances(userId)).toEqual({ available: 0, held: 8, earned: 8, spent: 0, debt: 3 });
    await expect(order("web_next", 0)).rejects.toMatchObject({ code: "insufficient_credits" });
    await shop.commit([grant(userId, 10)]);

    expect(await shop.balances(userId)).toEqual({ available: 7, held: 8, earned: 15, spent: 0 });
    await order("web_next", 7);
  });

  it("is taken back where the payer's bank decides so, and not before", async () => {
    const { userId, session, charge } = await bought();

    shop.stripe.payments.dispute(charge, "needs_response");
    await heard();
    expect(await shop.outcome(userId, session)).toMatchObject({ status: "succeeded", balance: 10 });
    shop.stripe.payments.dispute(charge, "lost");
    await heard();

    expect(await shop.outcome(userId, session)).toMatchObject({ status: "refunded", balance: 0 });
  });

  it.each(["refund", "dispute"] as const)("ends right where we hear of the %s before the payment", async (what) => {
    const userId = await shop.someone();
    const session = await shop.opened(userId);
    const { payments, webhooks } = shop.stripe;
    webhooks.hold();
    payments.pay(session);
    const { id } = payments.chargeOf(session);
    if (what === "refund") payments.refund(id);
    else payments.dispute(id, "lost");

    webhooks.release((events) => events.toReversed());
    await heard();

    expect(await shop.outcome(userId, session)).toMatchObject({ status: "refunded", balance: 0 });
    expect(await shop.balances(userId)).toEqual({ available: 0, held: 0, earned: 0, spent: 0 });
  });
});

describe("nobody", () => {
  it("sees another's session, buys in another's name, or reads another's history", async () => {
    const [ada, bob] = [await shop.someone(), await shop.someone()];
    const session = await shop.opened(ada);
    const asBob = { claims: { sub: bob } };

    expect(await shop.call("GET", `/payment/${session}`, asBob)).toMatchObject({
      status: 404,
      error: "Payment not found",
    });
    expect(await shop.call("GET", "/payment/cs_test_none", asBob)).toMatchObject({ status: 404 });
    expect(await shop.call("GET", `/user/${ada}/payment-history`, asBob)).toMatchObject({ status: 403 });
    const body = { user_id: ada, package_id: "starter" };
    expect(await shop.call("POST", "/create-checkout-session", { body, ...asBob })).toMatchObject({ status: 403 });
    for (const [method, path] of [
      ["GET", `/payment/${session}`],
      ["GET", `/user/${ada}/payment-history`],
      ["POST", "/create-checkout-session"],
    ] as const)
      expect(await shop.call(method, path, { body, claims: null })).toMatchObject({ status: 401 });
  });

  it("buys without an address, without a package, or with too many pages open", async () => {
    const userId = await shop.someone();
    const order = (body: unknown, sub = userId) =>
      shop.call("POST", "/create-checkout-session", { body, claims: { sub } });

    expect(await order({ package_id: "starter" }, "unknown")).toMatchObject({
      status: 401,
      error: "Please log in to make a payment",
    });
    for (const body of [{}, { package_id: "free" }, { metadata: { package_id: "free" } }, { metadata: {} }])
      expect(await order(body)).toMatchObject({
        status: 400,
        error: "Please choose one of the credit packages.",
      });
    for (let page = 0; page < 20; page++) await shop.opened(userId);
    expect(await order({ package_id: "starter" })).toMatchObject({ status: 429, code: "too_many_requests" });
  });
});
