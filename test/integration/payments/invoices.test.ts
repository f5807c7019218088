import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { personalData } from "#functions/adapters/dynamodb/personal-data.ts";
import { exportAccount } from "#functions/core/account-data/export-account.ts";
import { makeShop, type Shop, site } from "./shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.stop());

const webhooksDelivered = () => shop.stripe.webhooks.settled();
const none = { all: async () => [] };
const noChannel = { find: async () => undefined };
const french = {
  name: "Société Lune",
  address: { line1: "1 rue A", line2: null, postal_code: "75001", city: "Paris", state: null, country: "FR" },
};

const buy = async (buyer?: Parameters<Shop["stripe"]["payments"]["pay"]>[1], userId?: string) => {
  const owner = userId ?? (await shop.makeUser());
  const session = await shop.openSession(owner, "basic");
  shop.stripe.payments.pay(session, buyer);
  await webhooksDelivered();
  const id = shop.stripe.payments.find(session).client_reference_id ?? "";
  return { userId: owner, session, id };
};
const paymentOf = async (userId: string, id: string) => {
  const { data } = await shop.call("GET", `/user/${userId}/payment-history`, { claims: { sub: userId } });
  return data.paymentTransactions.find((each: { id: string }) => each.id === id);
};
const invoiceOf = (userId: string, id: string, sub: string | null = userId) =>
  shop.call("GET", `/user/${userId}/payments/${id}/invoice`, { claims: sub === null ? null : { sub } });

describe("an invoice", () => {
  it("is made for a payment, with its tax, and found by links that its owner gets", async () => {
    const { userId, session, id } = await buy(french);

    const { invoice = "" } = shop.stripe.payments.find(session);
    const number = shop.stripe.store.get("invoices", invoice ?? "")?.number;
    // 20 percent of France, within the price of 20 dollars; the credits are those of the package.
    expect(await paymentOf(userId, id)).toMatchObject({ amount: 2_000, tax: 333, invoice_number: number });
    expect(await shop.balances(userId)).toMatchObject({ available: 200 });
    expect(await invoiceOf(userId, id)).toMatchObject({
      status: 200,
      data: {
        number,
        page_url: `${site}/local/invoice/${invoice}`,
        pdf_url: `${site}/local/invoice/${invoice}/pdf`,
      },
    });
  });

  it("of a business with a VAT id has no tax, and is the same price", async () => {
    const { userId, id, session } = await buy({ ...french, taxId: "FR12345678901" });

    const invoice = shop.stripe.store.get("invoices", shop.stripe.payments.find(session).invoice ?? "");
    expect(await paymentOf(userId, id)).toMatchObject({ amount: 2_000, tax: 0, status: "succeeded" });
    expect(invoice?.customer_tax_ids).toEqual([{ type: "eu_vat", value: "FR12345678901" }]);
  });

  it("is found although its events were lost", async () => {
    const { webhooks, payments, store } = shop.stripe;
    const userId = await shop.makeUser();
    const session = await shop.openSession(userId);
    webhooks.hold();
    payments.pay(session);
    // The session's event alone, of before Stripe made the invoice.
    webhooks.release((events) =>
      events
        .filter(({ type }) => type === "checkout.session.completed")
        .map((event) => ({ ...event, data: { object: { ...event.data.object, invoice: null } } })),
    );
    const id = payments.find(session).client_reference_id ?? "";
    await webhooksDelivered();

    const answer = await invoiceOf(userId, id);

    expect(answer.data.number).toBe(store.get("invoices", payments.find(session).invoice ?? "")?.number);
    expect(await shop.balances(userId)).toMatchObject({ available: 10 });
  });

  it("is not for others, nor for payments without one", async () => {
    const [{ userId, id }, mallory] = [await buy(), await shop.makeUser()];
    const open = shop.stripe.payments.find(await shop.openSession(userId)).client_reference_id ?? "";

    expect(await invoiceOf(userId, id, mallory)).toMatchObject({ status: 403 });
    expect(await invoiceOf(mallory, id)).toMatchObject({ status: 404, error: "Payment not found" });
    expect(await invoiceOf(userId, id, null)).toMatchObject({ status: 401 });
    expect(await invoiceOf(userId, open)).toMatchObject({
      status: 404,
      error: "There is no invoice for this payment.",
    });
  });

  it("says nothing wrong while Stripe is not reached", async () => {
    const { userId, id } = await buy();

    shop.stripe.failNext("busy", "busy", "busy");

    expect(await invoiceOf(userId, id)).toMatchObject({ status: 502, code: "provider_failed" });
  });
});

it("events of an invoice that come again, or for another product, change nothing", async () => {
  const { userId, id } = await buy();
  const before = await shop.payments.find(userId, id);
  const paid = shop.stripe.store
    .all("events")
    .map(([, event]) => event)
    .filter(({ type }) => type === "invoice.paid");
  const ours = paid.filter(({ data }) => (data.object as { metadata: object }).metadata).at(-1);
  if (!ours) throw new Error("Stripe sent no event of an invoice");
  const foreign = { ...ours, id: "evt_foreign", data: { object: { ...ours.data.object, metadata: {} } } };

  expect(await shop.stripe.webhooks.send(ours)).toBe(true);
  expect(await shop.stripe.webhooks.send(foreign)).toBe(true);

  expect(await shop.payments.find(userId, id)).toEqual(before);
  expect(await shop.balances(userId)).toMatchObject({ available: 200, earned: 200 });
});

describe("the next purchase", () => {
  it("reuses the buyer at Stripe, with the address that they typed", async () => {
    const { userId, session } = await buy({ ...french, taxId: "FR12345678901" });
    const { customer } = shop.stripe.payments.find(session);

    const next = shop.stripe.payments.find(await shop.openSession(userId));

    expect(customer).toMatch(/^cus_/);
    expect(next).toMatchObject({ customer, customer_email: null });
    expect(shop.stripe.store.get("customers", customer ?? "")).toMatchObject({ name: "Société Lune" });
  });

  it("is a new buyer if the e-mail address changed, or if Stripe has the buyer no more", async () => {
    const { userId, session } = await buy();
    const { customer } = shop.stripe.payments.find(session);
    const { store, payments } = shop.stripe;
    // No id of Stripe's is empty, so the fake does not find it.
    store.put("customers", customer ?? "", undefined as never);
    expect(payments.find(await shop.openSession(userId))).toMatchObject({
      customer: null,
      customer_email: `${userId}@example.com`,
    });

    const other = await buy();
    const from = `${other.userId}@example.com`;
    await shop.commit([{ kind: "set-email", userId: other.userId, email: "new@example.com", from }]);
    expect(payments.find(await shop.openSession(other.userId))).toMatchObject({
      customer: null,
      customer_email: "new@example.com",
    });
  });
});

it("a refund shows at the payment and in the export; a deleted account keeps what bookkeeping needs", async () => {
  const { userId, session, id } = await buy();
  shop.stripe.payments.refund(shop.stripe.payments.chargeOf(session).id, 500);
  await webhooksDelivered();

  expect(await paymentOf(userId, id)).toMatchObject({ amount_refunded: 500, status: "succeeded" });
  const { account } = await exportAccount(
    { ...shop.deps, assets: none, presets: none, channels: noChannel } as never,
    userId,
    0,
  );
  expect(account?.payments).toEqual([
    expect.objectContaining({ id, tax: 319, amount_refunded: 500, invoice_number: expect.any(String) }),
  ]);

  await personalData(shop.table).erase(userId);

  const kept = await shop.payments.find(userId, id);
  expect(kept).toMatchObject({ amount: 2_000, tax: 319, invoice_number: expect.any(String), user_email: "" });
  expect(kept?.customer_id).toBeUndefined();
});
