export { signatureOf } from "./deliveries.ts";
export type { StripeEvent } from "./objects.ts";
export { stripePages } from "./serve-pages.ts";
export { startStripe } from "./start-stripe.ts";
