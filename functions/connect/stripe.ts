import { stripePaymentProvider } from "#functions/adapters/stripe/payment-provider.ts";
import type { HasPaymentProvider } from "#functions/core/payment/ports.ts";
import { optionalSetting, setting } from "./environment.ts";

/** Stripe, or what stands where STRIPE_API_BASE says (`host:port` or an address). */
export const stripe = (): HasPaymentProvider => {
  const base = optionalSetting("STRIPE_API_BASE");
  return {
    paymentProvider: stripePaymentProvider({
      secretKey: setting("STRIPE_SECRET_KEY"),
      webhookSecret: setting("STRIPE_WEBHOOK_SECRET"),
      site: () => setting("SITE_URL"),
      base: base ? new URL(base.includes("://") ? base : `http://${base}`) : undefined,
    }),
  };
};
