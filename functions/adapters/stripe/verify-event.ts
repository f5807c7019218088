import Stripe from "stripe";
import { Refusal } from "#functions/core/shared/errors.ts";
import { isReadable } from "./event-shape.ts";

/** The message was not signed with this secret, or too long ago. */
export class WrongSignature extends Refusal {
  constructor() {
    super("invalid_request", "The signature of this message is not valid.");
  }
}

/** Maximum age of a signature, and maximum clock skew. */
const toleranceSeconds = 300;

/** The event of a webhook request. Throws a `Refusal` unless Stripe signed exactly these bytes recently and they are an event. */
export const verifyEvent = (bytes: Uint8Array, signature: string, secret: string, now: Date): Stripe.Event => {
  const stamp = Number(/(?:^|,)t=(\d+)(?:,|$)/.exec(signature)?.[1] ?? Number.NaN);
  // The SDK rejects old timestamps but accepts future ones.
  if (!(Math.abs(now.getTime() / 1000 - stamp) <= toleranceSeconds)) throw new WrongSignature();
  try {
    const payload = Buffer.from(bytes);
    const event: unknown = Stripe.webhooks.constructEvent(
      payload,
      signature,
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
    if (isReadable(event)) return event;
    throw new Refusal("invalid_request", "This message is not an event of Stripe.");
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      throw new WrongSignature();
    throw error;
  }
};
