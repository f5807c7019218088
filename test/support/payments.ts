import type { PaymentRecord } from "#contract/schema/payment-record.ts";
import type { Change, Ports } from "#functions/core/all-ports.ts";
import { type Balances, type LedgerEntry, sumOf } from "#functions/core/credit/ledger.ts";
import type { PaymentPlace, PaymentProvider } from "#functions/core/payment/ports.ts";
import { Refusal } from "#functions/core/shared/errors.ts";

export const makePayment = (given: Partial<PaymentRecord> = {}): PaymentRecord => ({
  payment_id: "pay_1",
  user_id: "ada",
  user_email: "ada@example.com",
  package_id: "starter",
  package_name: "Starter",
  amount: 100,
  currency: "usd",
  credits: 10,
  status: "created",
  rev: 1,
  created_at: "2026-01-01T00:00:00.000Z",
  expires_at: "2026-01-01T01:00:00.000Z",
  due: "2026-01-01T01:00:00.000Z",
  session_id: "cs_1",
  ...given,
});

/** One payment and its owner's account in memory. Commits refuse the same changes as the table. */
export const fakePaymentPorts = ({ payment = makePayment(), available = 0, spent = 0 } = {}) => {
  const account = { available, held: 0, earned: available + spent, spent, debt: 0 };
  const entries: LedgerEntry[] = [];
  const appliedEvents = new Set<string>();
  const names = new Map<string, PaymentPlace>();
  const place = { userId: payment.user_id, paymentId: payment.payment_id };
  for (const name of [payment.payment_id, payment.session_id ?? ""]) names.set(name, place);
  const published: string[] = [];
  let kept = payment;
  let made = 0;

  const refuse = (change: Change) => {
    const isDone =
      (change.kind === "set-payment" && change.from !== kept.rev) ||
      (change.kind === "insert-payment-event" && appliedEvents.has(change.eventId)) ||
      (change.kind === "name-payment" && names.has(change.reference)) ||
      (change.kind === "move-credits" && change.entries.some(({ id }) => entries.some((entry) => entry.id === id)));
    if (isDone) throw new Refusal("conflict", `${change.kind} was done before`);
    if (change.kind === "move-credits" && account.available + sumOf(change.entries).available < 0)
      throw new Refusal("insufficient_credits", "Insufficient credits");
  };
  const apply = (change: Change) => {
    if (change.kind === "set-payment") kept = change.payment;
    if (change.kind === "insert-payment-event") appliedEvents.add(change.eventId);
    if (change.kind === "name-payment") names.set(change.reference, change.place);
    if (change.kind === "emit") published.push(change.event.type);
    if (change.kind !== "move-credits") return;
    const by: Balances = sumOf(change.entries);
    for (const name of ["available", "held", "earned", "spent"] as const) account[name] += by[name];
    account.debt += change.debt ?? 0;
    entries.push(...change.entries);
  };
  const paymentProvider: PaymentProvider = {
    open: async () => ({ sessionId: "cs_1", url: "https://pay.example/cs_1" }),
    read: async () => undefined,
    readSession: async (sessionId) => ({ about: { sessionId }, at: payment.created_at, events: [] }),
    invoice: async () => undefined,
    paymentOf: async () => payment.payment_id,
  };
  return {
    account,
    entries,
    published,
    payment: () => kept,
    commit: async (changes: readonly Change[]) => {
      for (const change of changes) refuse(change);
      for (const change of changes) apply(change);
    },
    payments: {
      find: async () => kept,
      place: async (reference: string) => names.get(reference),
      newest: async () => [kept],
      due: async () => [kept],
      isProcessed: async (eventId: string) => appliedEvents.has(eventId),
    } satisfies Ports["payments"],
    credits: { balances: async () => ({ ...account }) },
    paymentProvider,
    newId: (kind: string) => `${kind}_${++made}`,
  };
};
