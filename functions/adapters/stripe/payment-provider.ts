import Stripe from "stripe";
import type { PaymentRecord } from "#contract/schema/payment-record.ts";
import type { PaymentProvider } from "#functions/core/payment/ports.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { type Secret, withSecret } from "../shared/secret.ts";
import { newsOfSession, noticeOf } from "./notice.ts";
import { type CheckoutOptions, sessionParams } from "./session-params.ts";
import { verifyEvent, WrongSignature } from "./verify-event.ts";

export interface StripeOptions extends CheckoutOptions {
  readonly secretKey: Secret;
  readonly webhookSecret: Secret;
  /** The site's URL without a trailing slash; read only when a checkout page is opened. */
  readonly site: () => string;
  /** Replaces Stripe's own API address, for tests and local development. */
  readonly base?: URL | undefined;
}

/** Stripe Checkout. The payment id is the idempotency key, so a retry opens no second session. */
export const stripePaymentProvider = (options: StripeOptions): PaymentProvider => {
  const { secretKey, webhookSecret, site, base } = options;
  const ask = <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> =>
    withSecret(secretKey, (key) => work(clientFor(key, base)), isKeyRefused);
  return {
    async open(payment) {
      try {
        const create = (of: PaymentRecord, idempotencyKey: string) =>
          ask((stripe) => stripe.checkout.sessions.create(sessionParams(of, site(), options), { idempotencyKey }));
        const session = await create(payment, `checkout_${payment.payment_id}`).catch((error: unknown) => {
          if (!isCustomerGone(error)) throw error;
          return create({ ...payment, customer_id: undefined }, `checkout_${payment.payment_id}_new`);
        });
        if (session.url) return { sessionId: session.id, url: session.url };
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError)) throw error;
        logFailure("Stripe did not create a checkout session", error);
      }
      throw unreachable();
    },

    async read(bytes, signature, now) {
      const verify = (secret: string) => verifyEvent(bytes, signature, secret, now);
      return noticeOf(await withSecret(webhookSecret, verify, (error) => error instanceof WrongSignature));
    },

    async readSession(sessionId) {
      const at = new Date().toISOString();
      try {
        const expand = ["payment_intent.latest_charge", "invoice"];
        const session = await ask((stripe) => stripe.checkout.sessions.retrieve(sessionId, { expand }));
        return { ...newsOfSession(session), at };
      } catch (error) {
        if (!isMissing(error)) throw error;
        return { about: { sessionId }, at, events: [{ kind: "expired" }] };
      }
    },

    async invoice(invoiceId) {
      try {
        const { number, hosted_invoice_url, invoice_pdf } = await ask((stripe) => stripe.invoices.retrieve(invoiceId));
        if (!number || !hosted_invoice_url || !invoice_pdf) return undefined;
        return { number, page: hosted_invoice_url, pdf: invoice_pdf };
      } catch (error) {
        if (isMissing(error)) return undefined;
        if (!(error instanceof Stripe.errors.StripeError)) throw error;
        logFailure("Stripe did not return an invoice", error);
        throw unreachable();
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

const logFailure = (
  message: string,
  { type, code, statusCode }: InstanceType<typeof Stripe.errors.StripeError>,
): void => console.error({ message, type, code, status: statusCode });

const unreachable = () =>
  new Refusal("provider_failed", "We could not reach the payment provider. Please try again in a minute.");

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

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";

/** The operator deleted the customer in Stripe, or changed the account. */
const isCustomerGone = (error: unknown): boolean =>
  isMissing(error) && (error as { param?: string }).param === "customer";
