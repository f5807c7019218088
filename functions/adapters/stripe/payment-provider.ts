import Stripe from "stripe";
import type { PaymentRecord } from "#contract/schema/payment-record.ts";
import type { PaymentProvider } from "#functions/core/payment/ports.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { type Secret, withSecret } from "../shared/secret.ts";
import { newsOfSession, noticeOf } from "./notice.ts";
import { verifyEvent, WrongSignature } from "./verify-event.ts";

export interface StripeOptions {
  readonly secretKey: Secret;
  readonly webhookSecret: Secret;
  /** The site's URL without a trailing slash; read only when a checkout page is opened. */
  readonly site: () => string;
  /** Replaces Stripe's own API address, for tests and local development. */
  readonly base?: URL | undefined;
}

/** Stripe Checkout. The payment id is the idempotency key, so a retry opens no second session. */
export const stripePaymentProvider = ({ secretKey, webhookSecret, site, base }: StripeOptions): PaymentProvider => {
  const ask = <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> =>
    withSecret(secretKey, (key) => work(clientFor(key, base)), isKeyRefused);
  return {
    async open(payment) {
      try {
        const idempotencyKey = `checkout_${payment.payment_id}`;
        const session = await ask((stripe) =>
          stripe.checkout.sessions.create(sessionParams(payment, site()), { idempotencyKey }),
        );
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

    async read(bytes, signature, now) {
      const verify = (secret: string) => verifyEvent(bytes, signature, secret, now);
      return noticeOf(await withSecret(webhookSecret, verify, (error) => error instanceof WrongSignature));
    },

    async readSession(sessionId) {
      const at = new Date().toISOString();
      try {
        const expand = ["payment_intent.latest_charge"];
        const session = await ask((stripe) => stripe.checkout.sessions.retrieve(sessionId, { expand }));
        return { ...newsOfSession(session), at };
      } catch (error) {
        if (!isMissing(error)) throw error;
        return { about: { sessionId }, at, events: [{ kind: "expired" }] };
      }
    },

    async paymentOf(intentId) {
      try {
        const intent = await ask((stripe) => stripe.paymentIntents.retrieve(intentId));
        return intent.metadata["payment_id"];
      } catch (error) {
        if (!isMissing(error)) throw error;
        return undefined;
      }
    },
  };
};

const clients = new Map<string, Stripe>();

/** One client for each key and address: it keeps its connections. */
const clientFor = (key: string, base: URL | undefined): Stripe => {
  const name = `${base?.href} ${key}`;
  const known = clients.get(name);
  if (known) return known;
  const client = new Stripe(key, {
    maxNetworkRetries: 2,
    timeout: 8_000,
    telemetry: false,
    ...(base && { host: base.hostname, port: base.port, protocol: base.protocol === "http:" ? "http" : "https" }),
  });
  clients.set(name, client);
  return client;
};

/** A key that was revoked, or that may not do this. */
const isKeyRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError;

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
