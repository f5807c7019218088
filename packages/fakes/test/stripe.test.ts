import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startStripe, stripePages } from "../src/stripe/index.ts";

const webhookSecret = "whsec_test";
const heard: Stripe.Event[] = [];
let answers: number[] = [];
let folder: string;
let local: Awaited<ReturnType<typeof startStripe>>;
let stripe: Stripe;

const start = async () => {
  local = await startStripe({
    folder,
    webhookSecret,
    site: "https://films.example",
    post: async (body, signature) => {
      heard.push(stripe.webhooks.constructEvent(body, signature, webhookSecret));
      return answers.shift() ?? 200;
    },
  });
  const { hostname, port } = new URL(local.endpoint);
  stripe = new Stripe("sk_test_any", { host: hostname, port, protocol: "http", maxNetworkRetries: 0 });
};
beforeEach(async () => {
  heard.length = 0;
  answers = [];
  folder = await mkdtemp(join(tmpdir(), "stripe-"));
  await start();
});
afterEach(async () => {
  await local.stop();
  await rm(folder, { recursive: true });
});

const order = (given: Partial<Stripe.Checkout.SessionCreateParams> = {}): Stripe.Checkout.SessionCreateParams => ({
  mode: "payment",
  line_items: [{ quantity: 1, price_data: { currency: "usd", unit_amount: 100, product_data: { name: "A & B" } } }],
  metadata: { payment_id: "pay_1" },
  payment_intent_data: { metadata: { payment_id: "pay_1" } },
  success_url: "https://films.example/done?id={CHECKOUT_SESSION_ID}",
  cancel_url: "https://films.example/left",
  ...given,
});

describe("the SDK", () => {
  it("creates and finds a session, and its intent and charge after payment", async () => {
    const { id } = await stripe.checkout.sessions.create(order());
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: "open", payment_intent: null });

    local.payments.pay(id);

    const paid = await stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent.latest_charge"] });
    expect(paid).toMatchObject({
      status: "complete",
      payment_status: "paid",
      amount_total: 100,
      payment_intent: { status: "succeeded", metadata: { payment_id: "pay_1" }, latest_charge: { amount: 100 } },
    });
  });

  it("gets the same response for the same idempotency key, and an error for other parameters", async () => {
    const key = { idempotencyKey: "checkout_1" };
    const first = await stripe.checkout.sessions.create(order(), key);
    const again = await stripe.checkout.sessions.create(order(), key);

    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
    await expect(stripe.checkout.sessions.create(order({ metadata: {} }), key)).rejects.toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError,
    );
  });

  it.each([
    ["an unknown parameter", order({ ui_mode: "elements" }), "parameter_unknown"],
    ["no mode", order({ mode: undefined }), "parameter_missing"],
    ["less than 50 cents", order({ line_items: [line(49)] }), "amount_too_small"],
    ["a session that is open too long", order({ expires_at: Math.floor(Date.now() / 1000) + 90_000 }), undefined],
  ])("is refused %s", async (_, asked, code) => {
    await expect(stripe.checkout.sessions.create(asked)).rejects.toMatchObject({
      type: "StripeInvalidRequestError",
      statusCode: 400,
      code,
    });
  });

  it.each([
    ["tax of a price without its behaviour", { automatic_tax: { enabled: true } }],
    ["an unknown customer", { customer: "cus_none" }],
    ["an update of no customer", { customer_update: { name: "auto" } }],
  ] as const)("is refused %s", async (_, given) => {
    await expect(stripe.checkout.sessions.create(order(given))).rejects.toMatchObject({ statusCode: 400 });
  });

  it("gets an invoice with the tax in the price or on it, and reuses its customer", async () => {
    const asked = (tax_behavior: "inclusive" | "exclusive", given: Partial<Stripe.Checkout.SessionCreateParams>) =>
      order({
        automatic_tax: { enabled: true },
        billing_address_collection: "required",
        invoice_creation: { enabled: true, invoice_data: { metadata: { payment_id: "pay_1" } } },
        line_items: [
          {
            quantity: 1,
            price_data: { currency: "usd", unit_amount: 1000, tax_behavior, product_data: { name: "Credits" } },
          },
        ],
        ...given,
      });
    const { id } = await stripe.checkout.sessions.create(
      asked("inclusive", { customer_creation: "always", customer_email: "ada@example.com" }),
    );
    local.payments.pay(id);
    const { customer, invoice, ...paid } = await stripe.checkout.sessions.retrieve(id, { expand: ["invoice"] });
    expect(paid).toMatchObject({ amount_total: 1000, total_details: { amount_tax: 160 } });
    expect(invoice).toMatchObject({ status: "paid", total: 1000, total_excluding_tax: 840, customer });

    await expect(
      stripe.checkout.sessions.create(
        asked("exclusive", { customer: String(customer), tax_id_collection: { enabled: true } }),
      ),
    ).rejects.toThrow("please set `customer_update[name]` to `auto`");
    const next = await stripe.checkout.sessions.create(
      asked("exclusive", { customer: String(customer), customer_update: { name: "auto", address: "auto" } }),
    );
    local.payments.pay(next.id);
    const again = local.payments.find(next.id);
    expect(again).toMatchObject({ amount_subtotal: 1000, amount_total: 1190, customer });
    const [one, two] = await Promise.all(
      [paid.id, again.id].map((session) => stripe.invoices.retrieve(local.payments.find(session).invoice ?? "")),
    );
    expect([one?.number, two?.number]).toEqual([
      expect.stringMatching(/^[0-9A-F]{8}-0001$/),
      expect.stringMatching(/-0002$/),
    ]);
    await local.webhooks.settled();
    expect(heard.filter(({ type }) => type === "invoice.paid")).toHaveLength(2);
  });

  it("gets errors for missing objects and unsupported calls", async () => {
    await expect(stripe.checkout.sessions.retrieve("cs_none")).rejects.toMatchObject({ code: "resource_missing" });
    await expect(stripe.customers.list()).rejects.toMatchObject({ statusCode: 404 });
  });

  it("refunds in parts, up to the amount of the charge", async () => {
    const { id } = await stripe.checkout.sessions.create(order());
    local.payments.pay(id);
    const { payment_intent } = local.payments.chargeOf(id);

    await stripe.refunds.create({ payment_intent, amount: 60 });

    await expect(stripe.refunds.create({ payment_intent, amount: 60 })).rejects.toMatchObject({ statusCode: 400 });
    await stripe.refunds.create({ payment_intent });
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: "charge_already_refunded" });
    expect(local.payments.chargeOf(id)).toMatchObject({ amount_refunded: 100, refunded: true });
  });
});

const line = (unit_amount: number) => ({
  quantity: 1,
  price_data: { currency: "usd", unit_amount, product_data: { name: "Credits" } },
});

describe("messages", () => {
  it("are signed, and are sent again after a restart if they were not accepted", async () => {
    answers = [500, 500, 500];
    const { id } = await stripe.checkout.sessions.create(order());
    local.payments.pay(id);
    await local.webhooks.settled();
    const said = heard.map((event) => event.id);
    heard.length = 0;

    await local.stop();
    await start();
    local.webhooks.resume();
    await local.webhooks.settled();

    expect(said).toHaveLength(3);
    expect(heard.map((event) => event.id)).toEqual(said);
    expect(local.payments.find(id).status).toBe("complete");
  });
});

describe("the test checkout", () => {
  const open = async () => {
    const { id } = await stripe.checkout.sessions.create(order());
    const pages = stripePages(local);
    const server = createServer((request, response) =>
      pages(request, response, new URL(request.url ?? "", "http://x")),
    );
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    // It listens on a port, not on a pipe.
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const press = (act: string, headers: Record<string, string> = {}) =>
      fetch(`${address}/local/checkout/${id}`, {
        method: "POST",
        redirect: "manual",
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
        body: `act=${act}`,
      });
    const ask = (call: string, body: object) =>
      fetch(`${address}/local/stripe/${call}`, { method: "POST", body: JSON.stringify(body) });
    const show = async () => (await fetch(`${address}/local/checkout/${id}`)).text();
    return { id, press, ask, show, [Symbol.asyncDispose]: async () => void server.close() };
  };

  it("shows the product and the price, and returns to the site", async () => {
    await using page = await open();

    const shown = await page.show();

    expect(shown).toContain("A &amp; B");
    expect(shown).toContain("$1.00");
    expect(shown).toContain("No money moves.");
    expect((await page.press("cancel")).headers.get("location")).toBe("https://films.example/left");
    expect((await page.press("pay")).headers.get("location")).toBe(`https://films.example/done?id=${page.id}`);
    expect(local.payments.find(page.id).payment_status).toBe("paid");
    expect(await page.show()).toContain("This checkout is complete.");
  });

  it.each([
    ["pay-later", "complete"],
    ["pay-later-fails", "complete"],
    ["expire", "expired"],
  ])("%s leaves a session that is %s and unpaid", async (act, status) => {
    await using page = await open();

    await page.press(act);

    expect(local.payments.find(page.id)).toMatchObject({ status, payment_status: "unpaid" });
  });

  it("refuses button presses from other origins", async () => {
    await using page = await open();

    expect((await page.press("pay", { origin: "https://evil.example" })).status).toBe(403);
    expect((await page.press("steal")).status).toBe(400);
    expect(local.payments.find(page.id).status).toBe("open");
  });

  it("can hold webhooks and release them in another order and number", async () => {
    await using page = await open();
    await page.ask("hold", {});
    await page.press("pay");
    expect(heard).toEqual([]);

    expect(await (await page.ask("release", { order: "reverse", copies: 2 })).json()).toEqual({ sent: 6 });
    await local.webhooks.settled();
    const [first] = heard;
    await page.ask("replay", { event: first?.id });
    await page.ask("refund", { session: page.id, amount: 40 });
    await local.webhooks.settled();

    expect(first?.type).toBe("checkout.session.completed");
    expect(heard).toHaveLength(8);
    expect(heard.at(-1)?.type).toBe("charge.refunded");
    expect((await page.ask("refund", { session: "cs_none" })).status).toBe(404);
  });
});
