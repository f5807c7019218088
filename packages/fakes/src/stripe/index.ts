export type { Seller } from "./context.ts";
export type { StripeEvent } from "./objects.ts";
export { stripePages } from "./serve-pages.ts";
export { signWebhook } from "./webhook-deliveries.ts";

import { listen } from "../shared/listen.ts";
import { createApiServer } from "./api.ts";
import type { Seller, StripeContext } from "./context.ts";
import { createPayments } from "./payments.ts";
import { openStore } from "./store.ts";
import { createWebhookDeliveries, type PostWebhook } from "./webhook-deliveries.ts";

export interface StripeOptions {
  /** Where the objects are stored; by default only in memory. */
  readonly folder?: string | undefined;
  readonly webhookSecret: string;
  /** The product's origin, without a trailing slash. */
  readonly site: string;
  /** Who issues the invoices. */
  readonly seller?: Seller | undefined;
  /** Delivers a webhook; by default a POST to `/api/stripe/webhook` of the site. */
  readonly post?: PostWebhook;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** A Stripe without real money: the API calls of a checkout, a page to pay on, and signed webhooks. */
export const startStripe = async (options: StripeOptions) => {
  const { folder, webhookSecret, site, post = postTo(`${site}/api/stripe/webhook`), now = Date.now } = options;
  const { seller = { name: "Animation Agent", address: "" } } = options;
  const store = openStore(folder);
  const webhooks = createWebhookDeliveries({ store, secret: webhookSecret, post, now });
  const context: StripeContext = { store, now, site, seller, sendEvent: webhooks.sendEvent };
  const payments = createPayments(context);
  const { server, failNext } = createApiServer(context, payments);
  const listening = await listen(server);
  const timer = setInterval(() => payments.applyDueChanges(), 1_000).unref();
  return {
    site,
    seller,
    store,
    payments,
    webhooks,
    endpoint: listening.endpoint,
    /** Makes the next API requests fail, one fault each, in this order. */
    failNext,
    async stop() {
      clearInterval(timer);
      webhooks.stop();
      await listening.stop();
    },
  };
};

const postTo =
  (url: string): PostWebhook =>
  async (body, signature) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
      body,
      signal: AbortSignal.timeout(20_000),
    });
    return response.status;
  };
