import { stripePaymentProvider } from "#functions/adapters/stripe/payment-provider.ts";
import type { HasPaymentProvider } from "#functions/core/payment/ports.ts";
import { optionalSetting, setting } from "./environment.ts";
import { secret } from "./secrets.ts";

/** Stripe, or the server at STRIPE_API_BASE (`host:port` or a URL). */
export const stripe = (): HasPaymentProvider => {
  const base = optionalSetting("STRIPE_API_BASE");
  return {
    paymentProvider: stripePaymentProvider({
      secretKey: secret("STRIPE_SECRET_KEY"),
      webhookSecret: secret("STRIPE_WEBHOOK_SECRET"),
      hasInvoices: setting("STRIPE_INVOICES") === "on",
      hasTax: setting("STRIPE_TAX") === "inclusive",
      site: () => setting("SITE_URL"),
      base: base ? new URL(base.includes("://") ? base : `http://${base}`) : undefined,
    }),
  };
};
