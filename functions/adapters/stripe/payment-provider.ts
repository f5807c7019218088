import Stripe from "stripe";
import type { PaymentRecord } from "#contract/schema/payment-record.ts";
import type { PaymentProvider } from "#functions/core/payment/ports.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { newsOfSession, noticeOf } from "./notice.ts";
import { verifyEvent } from "./verify-event.ts";

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The site's URL without a trailing slash; read only when a checkout page is opened. */
  readonly site: () => string;
  /** Replaces Stripe's own API address, for tests and local development. */
  readonly base?: URL | undefined;
}

/** Stripe Checkout. The payment id is the idempotency key, so a retry opens no second session. */
export const stripePaymentProvider = ({ secretKey, webhookSecret, site, base }: StripeOptions): PaymentProvider => {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 8_000,
    telemetry: false,
    ...(base && { host: base.hostname, port: base.port, protocol: base.protocol === "http:" ? "http" : "https" }),
  });
  return {
    async open(payment) {
      try {
        const session = await stripe.checkout.sessions.create(sessionParams(payment, site()), {
          idempotencyKey: `checkout_${payment.payment_id}`,
        });
        if (session.url) return { sessionId: session.id, url: session.url };
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError)) throw error;
        console.error({
          message: "Stripe did not create a checkout session",
          type: error.type,
          code: error.code,
          status: error.statusCode,
        });
      }
      throw new Refusal("provider_failed", "We could not reach the payment provider. Please try again in a minute.");
    },

    read(bytes, signature, now) {
      return noticeOf(verifyEvent(stripe, bytes, signature, webhookSecret, now));
    },

    async readSession(sessionId) {
      const at = new Date().toISOString();
      try {
        const session = await stripe.checkout.sessions.retrieve(sessionId, {
          expand: ["payment_intent.latest_charge"],
        });
        return { ...newsOfSession(session), at };
      } catch (error) {
        if (!isMissing(error)) throw error;
        return { about: { sessionId }, at, events: [{ kind: "expired" }] };
      }
    },

    async paymentOf(intentId) {
      try {
        return (await stripe.paymentIntents.retrieve(intentId)).metadata["payment_id"];
      } catch (error) {
        if (!isMissing(error)) throw error;
        return undefined;
      }
    },
  };
};

const sessionParams = (payment: PaymentRecord, site: string): Stripe.Checkout.SessionCreateParams => {
  const { payment_id, user_id, package_id, credits } = payment;
  const metadata = { payment_id, user_id, package_id, credits: String(credits) };
  return {
    mode: "payment",
    client_reference_id: payment_id,
    customer_email: payment.user_email,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: payment.currency,
          unit_amount: payment.amount,
          product_data: { name: `${payment.package_name}: ${credits} credits` },
        },
      },
    ],
    metadata,
    payment_intent_data: { metadata, receipt_email: payment.user_email },
    success_url: `${site}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${site}/payment-cancelled`,
    // Stripe requires at least 30 minutes from the time of the request.
    expires_at: Math.ceil(Date.parse(payment.expires_at) / 1000),
  };
};

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
