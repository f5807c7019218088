import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumOf } from "#functions/core/credit/ledger.ts";
import type { PaymentEvent, PaymentNotification } from "#functions/core/payment/ports.ts";
import { settlePayment } from "#functions/core/payment/settle-payment.ts";
import { fakePaymentPorts } from "#test/support/payments.ts";

const about = { paymentId: "pay_1", sessionId: "cs_1", intentId: "pi_1" };
const at = "2026-01-01T00:10:00.000Z";
const paid: PaymentEvent = { kind: "paid", amount: 100, currency: "usd" };
const charged: PaymentEvent = {
  kind: "charged",
  chargeId: "ch_1",
  method: "card",
  receiptUrl: "https://pay.example/r",
};
const back = (amount: number): PaymentEvent => ({ kind: "refunded", amount });
const dispute = (state: "open" | "won" | "lost"): PaymentEvent => ({
  kind: "disputed",
  id: "dp_1",
  state,
  amount: 100,
});

/** Each list is what Stripe may say of one payment in its life, message by message. */
const Life = fc.constantFrom<readonly (readonly PaymentEvent[])[]>(
  [[paid]],
  [[{ kind: "waiting" }], [paid]],
  [[{ kind: "waiting" }], [{ kind: "failed" }]],
  [[{ kind: "expired" }]],
  [[{ kind: "paid", amount: 1, currency: "usd" }]],
  [[paid], [charged, back(37)], [charged, back(90)], [charged, back(100)]],
  [[paid], [charged, back(15)], [dispute("open")], [dispute("lost")]],
  [[{ kind: "waiting" }], [paid], [dispute("open")], [dispute("won")]],
);
const toNotice = (events: readonly PaymentEvent[], position: number): PaymentNotification => ({
  eventId: `evt_${position}`,
  about,
  at,
  events,
});

/** The messages of a life, each at least once, in any order. */
const Told = Life.chain((life) => {
  const notices = life.map(toNotice);
  return fc
    .tuple(fc.array(fc.constantFrom(...notices), { maxLength: 6 }), fc.constant(notices))
    .chain(([again, once]) => fc.shuffledSubarray([...once, ...again], { minLength: once.length + again.length }))
    .map((told) => ({ life: notices, told }));
});

const having = async (notices: readonly PaymentNotification[], given: Parameters<typeof fakePaymentPorts>[0] = {}) => {
  const till = fakePaymentPorts(given);
  for (const notice of notices) await settlePayment(till, notice);
  return till;
};

describe("the messages of a payment", () => {
  it("lead to one end in whatever order and number they come", async () => {
    await fc.assert(
      fc.asyncProperty(Told, fc.nat(15), async ({ life, told }, available) => {
        const expected = await having(life, { available });
        const found = await having(told, { available });

        expect({ ...found.payment(), rev: 0 }).toEqual({ ...expected.payment(), rev: 0 });
        expect(found.account).toEqual(expected.account);
        expect(found.published).toEqual(expected.published);
        expect(sumOf(found.entries)).toEqual(sumOf(expected.entries));
      }),
      { numRuns: 500 },
    );
  });

  it("told at the same time, are each counted once", async () => {
    await fc.assert(
      fc.asyncProperty(Told, async ({ life, told }) => {
        const till = fakePaymentPorts();
        await Promise.all(told.map((notice) => settlePayment(till, notice)));

        const expected = await having(life);
        expect({ ...till.payment(), rev: 0 }).toEqual({ ...expected.payment(), rev: 0 });
        expect(till.account).toEqual(expected.account);
      }),
    );
  });

  it("never make a balance negative, and what is owed is what went back less what was taken", async () => {
    await fc.assert(
      fc.asyncProperty(Told, fc.nat(10), fc.nat(10), async ({ told }, available, gone) => {
        const till = fakePaymentPorts({ available });
        for (const notice of told) {
          await settlePayment(till, notice);
          // Their owner spends in between.
          const spends = Math.min(gone, till.account.available);
          till.account.available -= spends;
          till.account.spent += spends;
          const { available: left, held, spent, earned, debt } = till.account;
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left + held + spent).toBe(earned);
          const isPaid = ["succeeded", "refunded"].includes(till.payment().status);
          const { refunded = 0, dispute: disputed } = till.payment();
          const cents = Math.min(100, refunded + (disputed?.state === "lost" ? 100 : 0));
          const taken = till.entries
            .filter(({ type }) => type === "refund")
            .reduce((sum, { amount }) => sum + amount, 0);
          expect(taken + debt).toBe(isPaid ? Math.floor(cents / 10) : 0);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe("a payment", () => {
  it.each<[string, readonly PaymentEvent[], string, number]>([
    ["paid", [paid], "succeeded", 10],
    ["complete and not paid", [{ kind: "waiting" }], "pending", 0],
    ["paid after all", [{ kind: "waiting" }, paid], "succeeded", 10],
    ["failed", [{ kind: "waiting" }, { kind: "failed" }], "failed", 0],
    ["expired", [{ kind: "expired" }], "expired", 0],
    ["expired, as a late message says, though it was paid", [paid, { kind: "expired" }], "succeeded", 10],
    ["of another amount", [{ ...paid, amount: 99 } as PaymentEvent], "review", 0],
    ["in another currency", [{ ...paid, currency: "jpy" } as PaymentEvent], "review", 0],
    ["refunded in part, rounded for the payer", [paid, back(39)], "succeeded", 7],
    ["refunded in full", [paid, back(100)], "refunded", 0],
    ["refunded before it was paid", [back(100), paid], "refunded", 0],
    ["disputed", [paid, dispute("open")], "succeeded", 10],
    ["won in a dispute", [paid, dispute("open"), dispute("won")], "succeeded", 10],
    ["lost in a dispute", [paid, dispute("lost"), dispute("open")], "refunded", 0],
  ])("that is %s", async (_, news, status, available) => {
    const till = await having(news.map((each, position) => toNotice([each], position)));

    expect(till.payment().status).toBe(status);
    expect(till.account.available).toBe(available);
    expect(till.payment().due === undefined).toBe(!["created", "pending"].includes(status));
  });

  it("writes movements that a person can read, under names that cannot happen twice", async () => {
    const { entries } = await having([toNotice([paid, charged], 1), toNotice([back(50)], 2)]);

    expect(entries).toMatchObject([
      { id: "purchase#pay_1", type: "purchase", amount: 10, ref: "pay_1", text: "Bought the Starter package" },
      { id: "refund#ch_1#50", type: "refund", amount: 5, ref: "pay_1", text: "Refund of the Starter package" },
    ]);
  });

  it("that is not ours is nobody's", async () => {
    const till = fakePaymentPorts();
    till.paymentProvider.paymentOf = async () => undefined;

    const notice = { ...toNotice([paid], 1), about: { sessionId: "cs_other", intentId: "pi_other" } };

    expect(await settlePayment(till, notice)).toBeUndefined();
    expect(till.entries).toEqual([]);
  });
});
