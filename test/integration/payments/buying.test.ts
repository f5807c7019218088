import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reserve } from "#functions/core/credit/task-credits.ts";
import { grant } from "#test/integration/records/table.ts";
import { makeTask } from "#test/support/task.ts";
import { makeShop, type Shop, site } from "./shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.stop());

const webhooksDelivered = () => shop.stripe.webhooks.settled();

describe("a purchase", () => {
  it("uses the server's price, the account's e-mail address and return URLs of the site", async () => {
    const userId = await shop.makeUser();
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

  it("adds credits when Stripe reports the payment, and is in the history with its receipt", async () => {
    const userId = await shop.makeUser();
    const session = await shop.openSession(userId, "basic");
    expect(await shop.outcome(userId, session)).toMatchObject({ status: "created", balance: 0, credits: 200 });

    shop.stripe.payments.pay(session);
    await webhooksDelivered();

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
          // 19 percent of the test buyer's country, in the price.
          tax: 319,
          amount_refunded: 0,
          invoice_number: expect.stringMatching(/^[0-9A-F]{8}-0001$/),
        },
      ],
    });
    expect(
      shop.published.filter(({ type, detail }) => type === "payment.succeeded" && detail.userId === userId),
    ).toEqual([expect.objectContaining({ detail: { userId, paymentId: data.paymentHistory[0].id } })]);
  });

  it.each([
    ["succeeded", 10],
    ["failed", 0],
  ] as const)("waits for a delayed bank payment: %s adds %i credits", async (outcome, credits) => {
    const userId = await shop.makeUser();
    const session = await shop.openSession(userId);

    shop.stripe.payments.payLater(session, outcome, 3_600_000);
    await webhooksDelivered();
    expect(await shop.outcome(userId, session)).toMatchObject({ status: "pending", balance: 0 });
    shop.stripe.payments.settle(session);
    await webhooksDelivered();

    expect(await shop.outcome(userId, session)).toMatchObject({ status: outcome, balance: credits });
  });

  it("adds nothing if the session expired, and is not in the history", async () => {
    const userId = await shop.makeUser();
    const session = await shop.openSession(userId);

    shop.stripe.payments.expire(session);
    await webhooksDelivered();

    const { data } = await shop.call("GET", `/user/${userId}/payment-history`, { claims: { sub: userId } });
    expect(await shop.outcome(userId, session)).toMatchObject({ status: "expired", balance: 0 });
    expect(data).toEqual({ paymentHistory: [], paymentTransactions: [] });
  });

  it.each([
    ["amount", { amount_total: 1 }],
    ["currency", { currency: "jpy" }],
  ])("waits for a manual review if the %s differs", async (_, altered) => {
    const userId = await shop.makeUser();
    const session = await shop.openSession(userId);
    const { store, payments } = shop.stripe;
    store.put("sessions", session, { ...payments.find(session), ...altered });

    payments.pay(session);
    await webhooksDelivered();

    expect(await shop.outcome(userId, session)).toMatchObject({ status: "review", balance: 0 });
  });
});

describe("a refund", () => {
  const bought = async (packageId = "starter") => {
    const userId = await shop.makeUser();
    const session = await shop.openSession(userId, packageId);
    shop.stripe.payments.pay(session);
    await webhooksDelivered();
    return { userId, session, charge: shop.stripe.payments.chargeOf(session).id };
  };

  it("takes back its share of the credits, and finally all", async () => {
    const { userId, session, charge } = await bought("basic");

    shop.stripe.payments.refund(charge, 500);
    await webhooksDelivered();
    expect(await shop.outcome(userId, session)).toMatchObject({ status: "succeeded", balance: 150 });
    shop.stripe.payments.refund(charge);
    await webhooksDelivered();

    expect(await shop.outcome(userId, session)).toMatchObject({ status: "refunded", balance: 0 });
    expect(await shop.balances(userId)).toEqual({ available: 0, held: 0, earned: 0, spent: 0 });
  });

  it("makes a debt of spent credits: no film starts until new credits repay it", async () => {
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
    await webhooksDelivered();
    expect(await shop.balances(userId)).toEqual({ available: 0, held: 8, earned: 8, spent: 0, debt: 8 });
    await shop.commit([grant(userId, 5)]);
    expect(await shop.balances(userId)).toEqual({ available: 0, held: 8, earned: 8, spent: 0, debt: 3 });
    await expect(order("web_next", 0)).rejects.toMatchObject({ code: "insufficient_credits" });
    await shop.commit([grant(userId, 10)]);

    expect(await shop.balances(userId)).toEqual({ available: 7, held: 8, earned: 15, spent: 0 });
    await order("web_next", 7);
  });

  it("of a dispute takes the credits back only when the bank decides so", async () => {
    const { userId, session, charge } = await bought();

    shop.stripe.payments.dispute(charge, "needs_response");
    await webhooksDelivered();
    expect(await shop.outcome(userId, session)).toMatchObject({ status: "succeeded", balance: 10 });
    shop.stripe.payments.dispute(charge, "lost");
    await webhooksDelivered();

    expect(await shop.outcome(userId, session)).toMatchObject({ status: "refunded", balance: 0 });
  });

  it.each(["refund", "dispute"] as const)(
    "is correct if the %s event arrives before the payment event",
    async (what) => {
      const userId = await shop.makeUser();
      const session = await shop.openSession(userId);
      const { payments, webhooks } = shop.stripe;
      webhooks.hold();
      payments.pay(session);
      const { id } = payments.chargeOf(session);
      if (what === "refund") payments.refund(id);
      else payments.dispute(id, "lost");

      webhooks.release((events) => events.toReversed());
      await webhooksDelivered();

      expect(await shop.outcome(userId, session)).toMatchObject({ status: "refunded", balance: 0 });
      expect(await shop.balances(userId)).toEqual({ available: 0, held: 0, earned: 0, spent: 0 });
    },
  );
});

describe("another user", () => {
  it("cannot see a session, buy, or read the history of someone else", async () => {
    const [ada, bob] = [await shop.makeUser(), await shop.makeUser()];
    const session = await shop.openSession(ada);
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

  it("cannot buy without an e-mail address or package, or with too many open sessions", async () => {
    const userId = await shop.makeUser();
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
    for (let page = 0; page < 20; page++) await shop.openSession(userId);
    expect(await order({ package_id: "starter" })).toMatchObject({ status: 429, code: "too_many_requests" });
  });
});
