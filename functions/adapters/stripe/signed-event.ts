import Stripe from "stripe";
import { Refusal } from "#functions/core/shared/errors.ts";

/** Seconds that a message may be old, or our clocks apart. */
const tolerance = 300;

/** The event in a message, where Stripe signed exactly these bytes a short while ago. */
export const signedEvent = (
  stripe: Stripe,
  bytes: Uint8Array,
  signature: string,
  secret: string,
  now: Date,
): Stripe.Event => {
  const stamp = Number(/(?:^|,)t=(\d+)(?:,|$)/.exec(signature)?.[1] ?? Number.NaN);
  // The SDK refuses what is old, and takes what comes from the future.
  if (!(Math.abs(now.getTime() / 1000 - stamp) <= tolerance)) throw refused();
  try {
    const payload = Buffer.from(bytes);
    return stripe.webhooks.constructEvent(payload, signature, secret, tolerance, undefined, now.getTime());
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      throw refused();
    throw error;
  }
};

const refused = () => new Refusal("invalid_request", "The signature of this message is not valid.");
