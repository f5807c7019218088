import type { PaymentRecord } from "#contract/schema/payment-record.ts";
import type { PaymentChange } from "#functions/core/payment/changes.ts";
import type { PaymentPlace } from "#functions/core/payment/ports.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { keys } from "./table.ts";
import { insert, type Plan, update, type Write } from "./write.ts";

/** Seconds that a processed webhook event is stored. Stripe retries for three days. */
const remembered = 30 * 24 * 3600;

/** The writes of changes to payments. */
export const planPayment = (change: PaymentChange, table: string): Plan => {
  switch (change.kind) {
    case "insert-payment": {
      const { user_id: userId, payment_id: paymentId } = change.payment;
      return {
        writes: [
          insert(table, { ...keys.payment(userId, paymentId), ...paymentItem(change.payment) }),
          nameFor(table, paymentId, { userId, paymentId }),
        ],
        refusal: new Refusal("conflict", "The payment already exists"),
      };
    }
    case "set-payment": {
      const { user_id, payment_id } = change.payment;
      const condition = { expression: "#rev = :from", values: { from: change.from } };
      return {
        writes: [update(table, keys.payment(user_id, payment_id), paymentItem(change.payment), condition)],
        refusal: new Refusal("conflict", "The payment has changed in the meantime"),
      };
    }
    case "name-payment":
      return {
        writes: [nameFor(table, change.reference, change.place)],
        refusal: new Refusal("conflict", "A payment with this id already exists"),
      };
    case "insert-payment-event": {
      const { eventId, at } = change;
      const expires = Math.floor(Date.parse(at) / 1000) + remembered;
      return {
        writes: [insert(table, { ...keys.heard(eventId), at, expires })],
        refusal: new Refusal("conflict", "This event was already processed"),
      };
    }
  }
};

/** The item of a payment: with the keys of its owner's list, and of the queue while its outcome is open. */
const paymentItem = (payment: PaymentRecord) => ({
  ...keys.paymentsByAge(payment.user_id, payment.created_at, payment.payment_id),
  ...(payment.due ? keys.paymentDue(payment.payment_id, payment.due) : { GSI3PK: undefined, GSI3SK: undefined }),
  ...payment,
});

const nameFor = (table: string, reference: string, place: PaymentPlace): Write =>
  insert(table, { ...keys.paymentName(reference), ...place });
