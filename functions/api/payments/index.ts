import * as contract from "#contract/endpoints/payments.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { log } from "#functions/connect/log.ts";
import { count } from "#functions/connect/metrics.ts";
import { stripe } from "#functions/connect/stripe.ts";
import { applyNotification } from "#functions/core/payment/apply-notification.ts";
import { openCheckout } from "#functions/core/payment/open-checkout.ts";
import { showInvoice } from "#functions/core/payment/show-invoice.ts";
import { listPayments, showOutcome } from "#functions/core/payment/show-payments.ts";
import { requireOwner } from "#functions/http/caller.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { route } from "#functions/http/route.ts";

const connect = () => ({ ...clock(), ...database(), ...stripe() });
type Deps = ReturnType<typeof connect>;

/** The payments function: checkout, payment history and Stripe's webhook. */
export const routes = [
  route(contract.createCheckoutSession, async (deps: Deps, { caller, body }) => {
    const { url, sessionId, paymentId } = await openCheckout(deps, requireOwner(body.userId, caller), body.packageId);
    return { checkout_url: url, session_id: sessionId, payment_id: paymentId };
  }),
  route(contract.paymentHistory, async (deps: Deps, { caller, params }) => ({
    data: await listPayments(deps, requireOwner(params.userId, caller)),
  })),
  route(contract.paymentInvoice, async (deps: Deps, { caller, params }) => ({
    data: await showInvoice(deps, requireOwner(params.userId, caller), params.paymentId),
  })),
  route(contract.paymentOutcome, async (deps: Deps, { caller, params }) => ({
    data: await showOutcome(deps, caller.userId, params.sessionId),
  })),
  route(contract.stripeWebhook, async (deps: Deps, { bytes, headers }) => {
    const notice = await deps.paymentProvider.read(bytes, headers["stripe-signature"] ?? "", deps.now());
    const payment = notice && (await applyNotification(deps, notice));
    if (payment?.status === "review") {
      log.error("payment needs manual review", { paymentId: payment.payment_id });
      count("PaymentsToReview");
    }
    return { received: true as const };
  }),
];
export const handler = httpHandler(routes, connect);
