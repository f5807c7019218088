import type { PaymentRecord } from "#contract/schema/payment-record.ts";
import type { LedgerChange } from "../credit/changes.ts";
import type { LedgerEntry } from "../credit/ledger.ts";
import { isPaid, returnedCents } from "./apply-payment-event.ts";

/** Credits granted for a payment, and credits taken back with refunds. */
const granted = (payment: PaymentRecord): number => (isPaid(payment) ? payment.credits : 0);
export const givenBack = (payment: PaymentRecord): number =>
  isPaid(payment) ? Math.floor((payment.credits * returnedCents(payment)) / payment.amount) : 0;

/**
 * The ledger entries for the difference of two states of a payment. A balance is never negative: credits spent before
 * a refund become a debt, and new orders are refused until later credits repay it.
 */
export const ledgerChanges = (
  before: PaymentRecord,
  after: PaymentRecord,
  available: number,
  at: string,
): LedgerChange[] => {
  const grant = granted(after) - granted(before);
  const back = givenBack(after) - givenBack(before);
  const taken = Math.min(available + grant, back);
  const entries = [
    ...(grant > 0 ? [purchase(after, grant, at)] : []),
    ...(taken > 0 ? [refund(after, taken, at)] : []),
  ];
  const debt = back - taken;
  return entries.length > 0 || debt > 0 ? [{ kind: "move-credits", userId: after.user_id, entries, debt }] : [];
};

const purchase = ({ payment_id, package_name }: PaymentRecord, amount: number, at: string): LedgerEntry => ({
  id: `purchase#${payment_id}`,
  type: "purchase",
  amount,
  ref: payment_id,
  text: `Bought the ${package_name} package`,
  at,
});

/** The entry id contains the total refunded so far, so that each refund has one entry. */
const refund = (payment: PaymentRecord, amount: number, at: string): LedgerEntry => ({
  id: `refund#${payment.charge_id ?? payment.payment_id}#${returnedCents(payment)}`,
  type: "refund",
  amount,
  ref: payment.payment_id,
  text: `Refund of the ${payment.package_name} package`,
  at,
});
