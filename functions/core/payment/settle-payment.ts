import type { PaymentRecord } from "#contract/schema/payment-record.ts";
import type { LedgerChange } from "../credit/changes.ts";
import type { HasBalances } from "../credit/ports.ts";
import type { EmitChange } from "../shared/changes.ts";
import { type Commits, isConflict, retryOnConflict } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasIds } from "../shared/ports.ts";
import { applyPaymentEvent, isOpen, isPaid } from "./apply-payment-event.ts";
import type { PaymentChange } from "./changes.ts";
import { ledgerChanges } from "./payment-credits.ts";
import type { HasPaymentProvider, HasPayments, PaymentNotification, PaymentPlace } from "./ports.ts";

export type SettlesPayments = HasPayments &
  HasPaymentProvider &
  HasIds &
  HasBalances &
  Commits<EmitChange | LedgerChange | PaymentChange>;

/**
 * The only way in which an event changes a payment: the record, the credits, the event's id and the published events
 * are one transaction. Idempotent and independent of the order of events.
 */
export const settlePayment = async (
  deps: SettlesPayments,
  notice: PaymentNotification,
  askAgain?: string,
): Promise<PaymentRecord | undefined> => {
  const place = await placeOf(deps, notice);
  if (!place) return undefined;
  return retryOnConflict(
    deps,
    async () => {
      const before = await deps.payments.find(place.userId, place.paymentId);
      if (!before || (notice.eventId && (await deps.payments.isProcessed(notice.eventId))))
        return { changes: [], result: before };
      const after = applyEvents(before, notice, askAgain);
      const { available } = await deps.credits.balances(place.userId);
      const changes = [
        { kind: "set-payment" as const, payment: after, from: before.rev },
        ...namesOf(before, after),
        ...ledgerChanges(before, after, available, notice.at),
        ...(isPaid(after) && !isPaid(before) ? [announce(deps, after, notice.at)] : []),
        ...(notice.eventId ? [{ kind: "insert-payment-event" as const, eventId: notice.eventId, at: notice.at }] : []),
      ];
      return { changes, result: after };
    },
    { isRetryable: isOvertaken },
  );
};

/** Finds our payment; undefined for one of another product in the same provider account. */
const placeOf = async (deps: SettlesPayments, { about }: PaymentNotification): Promise<PaymentPlace | undefined> => {
  for (const reference of [about.paymentId, about.sessionId, about.intentId]) {
    const place = reference && (await deps.payments.place(reference));
    if (place) return place;
  }
  // A dispute names only its intent, which may not be stored yet.
  const asked = !about.paymentId && about.intentId ? await deps.paymentProvider.paymentOf(about.intentId) : undefined;
  return asked ? deps.payments.place(asked) : undefined;
};

const applyEvents = (before: PaymentRecord, notice: PaymentNotification, askAgain?: string): PaymentRecord => {
  const told = notice.events.reduce((payment, news) => applyPaymentEvent(payment, news, notice.at), before);
  return {
    ...told,
    rev: before.rev + 1,
    session_id: told.session_id ?? notice.about.sessionId,
    intent_id: told.intent_id ?? notice.about.intentId,
    due: isOpen(told.status) ? (askAgain ?? told.due) : undefined,
  };
};

/** New ids of the provider, so that the payment is found by them. */
const namesOf = (before: PaymentRecord, after: PaymentRecord): PaymentChange[] =>
  (["session_id", "intent_id"] as const).flatMap((name) => {
    const reference = after[name];
    const { user_id: userId, payment_id: paymentId } = after;
    return reference && !before[name] ? [{ kind: "name-payment", reference, place: { userId, paymentId } }] : [];
  });

const announce = (deps: HasIds, payment: PaymentRecord, at: string): EmitChange => ({
  kind: "emit",
  event: {
    type: "payment.succeeded",
    version: 1,
    id: deps.newId("evt"),
    at,
    detail: { userId: payment.user_id, paymentId: payment.payment_id },
  },
});

/** The payment or the balance changed after it was read. */
const isOvertaken = (error: unknown): boolean =>
  isConflict(error) || (error instanceof Refusal && error.code === "insufficient_credits");
