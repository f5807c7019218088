import * as contract from "#contract/endpoints/payments.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { log } from "#functions/connect/log.ts";
import { count } from "#functions/connect/metrics.ts";
import { stripe } from "#functions/connect/stripe.ts";
import { hearNotice } from "#functions/core/payment/apply-notification.ts";
import { openCheckout } from "#functions/core/payment/open-checkout.ts";
import { listPayments, showOutcome } from "#functions/core/payment/show-payments.ts";
import { own } from "#functions/http/caller.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { route } from "#functions/http/route.ts";

const connect = () => ({ ...clock(), ...database(), ...stripe() });
type Use = ReturnType<typeof connect>;

/** The payments function: what is bought, and what Stripe tells us of it. */
export const routes = [
  route(contract.createCheckoutSession, async (use: Use, { caller, body }) => {
    const { url, sessionId, paymentId } = await openCheckout(use, own(body.userId, caller), body.packageId);
    return { checkout_url: url, session_id: sessionId, payment_id: paymentId };
  }),
  route(contract.paymentHistory, async (use: Use, { caller, params }) => ({
    data: await listPayments(use, own(params.userId, caller)),
  })),
  route(contract.paymentOutcome, async (use: Use, { caller, params }) => ({
    data: await showOutcome(use, caller.userId, params.sessionId),
  })),
  route(contract.stripeWebhook, async (use: Use, { bytes, headers }) => {
    const notice = use.cashier.read(bytes, headers["stripe-signature"] ?? "", use.now());
    const payment = notice && (await hearNotice(use, notice));
    if (payment?.status === "review") {
      log.error("a payment needs a look", { paymentId: payment.payment_id });
      count("PaymentsToReview");
    }
    return { received: true as const };
  }),
];
export const handler = httpHandler(routes, connect);
