import { packages } from "#contract/catalogue/packages.ts";
import type { PaymentRecord } from "#contract/schema/payment-record.ts";
import type { HasUsers } from "../account/ports.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock } from "../shared/ports.ts";
import { isPaid } from "./apply-payment-event.ts";
import { type SettlesPayments, settlePayment } from "./settle-payment.ts";

type Opens = SettlesPayments & HasUsers & HasClock;

/** Minutes that a checkout page stays open; afterwards the payment is reconciled. */
const openMinutes = 60;
/** Maximum of open checkout pages of a user, against card testing. */
const maxOpenPages = 20;

export interface Checkout {
  readonly paymentId: string;
  readonly sessionId: string;
  readonly url: string;
}

/**
 * Opens a checkout. The payment is stored before the provider is called, so that no money can arrive for an unknown
 * payment. Price and credits come from the catalogue, the e-mail address from the account.
 */
export const openCheckout = async (deps: Opens, userId: string, packageId: string): Promise<Checkout> => {
  const profile = await deps.users.find(userId);
  if (!profile?.email) throw new Refusal("unauthenticated", "Please log in to make a payment");
  const now = deps.now();
  const before = await deps.payments.newest(userId, maxOpenPages);
  refuseTooMany(before, now.toISOString());
  const { email } = profile;
  const buyer = { userId, email, customerId: customerOf(before, email) };
  const payment = newPayment(deps.newId("pay"), buyer, packageId, now);

  await deps.commit([{ kind: "insert-payment", payment }]);
  const { sessionId, url } = await deps.paymentProvider.open(payment);
  const { payment_id: paymentId } = payment;
  await settlePayment(deps, { about: { paymentId, sessionId }, at: payment.created_at, events: [] });
  return { paymentId, sessionId, url };
};

const newPayment = (
  id: string,
  buyer: { readonly userId: string; readonly email: string; readonly customerId: string | undefined },
  packageId: string,
  now: Date,
): PaymentRecord => {
  const bought = packages.find((each) => each.id === packageId);
  if (!bought) throw new Refusal("invalid_request", "Please choose one of the credit packages.");
  const until = new Date(now.getTime() + openMinutes * 60_000).toISOString();
  return {
    payment_id: id,
    user_id: buyer.userId,
    user_email: buyer.email,
    package_id: bought.id,
    package_name: bought.label,
    amount: bought.amount,
    currency: "usd",
    credits: bought.credits,
    status: "created",
    ...(buyer.customerId && { customer_id: buyer.customerId }),
    rev: 1,
    created_at: now.toISOString(),
    expires_at: until,
    due: until,
  };
};

/** The buyer as the provider knows them under this e-mail address: their address and VAT id need not be typed again. */
const customerOf = (before: readonly PaymentRecord[], email: string): string | undefined =>
  before.find((payment) => isPaid(payment) && payment.user_email === email)?.customer_id;

const refuseTooMany = (newest: readonly PaymentRecord[], at: string): void => {
  if (newest.filter(({ status, expires_at }) => status === "created" && expires_at > at).length < maxOpenPages) return;
  throw new Refusal(
    "too_many_requests",
    "You have too many open payment pages. Please use one of them, or try again in an hour.",
  );
};
