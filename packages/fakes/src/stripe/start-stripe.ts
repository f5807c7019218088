import type { AddressInfo } from "node:net";
import { listening, stripeApi } from "./api.ts";
import { openBooks } from "./books.ts";
import { deliveries, type Post } from "./deliveries.ts";
import { happenings, type World } from "./happenings.ts";

export interface StripeOptions {
  /** Absent: nothing is kept. */
  readonly folder?: string | undefined;
  /** What its messages are signed with. */
  readonly webhookSecret: string;
  /** Where people find the product, without a slash at its end. */
  readonly site: string;
  /** Takes its messages to the product; absent: to where the product listens for them. */
  readonly post?: Post;
  readonly now?: () => number;
}

export type LocalStripe = Awaited<ReturnType<typeof startStripe>>;

/** Stripe on this machine: the calls that we make, a page to pay on, and signed messages. No money moves. */
export const startStripe = async (options: StripeOptions) => {
  const { folder, webhookSecret, site, post = postTo(`${site}/api/stripe/webhook`), now = Date.now } = options;
  const books = openBooks(folder);
  const messages = deliveries({ books, secret: webhookSecret, post, now });
  const world: World = { books, now, site, tell: messages.tell };
  const happen = happenings(world);
  const api = stripeApi(world, happen);
  const server = await listening(api.server);
  const clock = setInterval(() => happen.passTime(), 1_000).unref();
  return {
    site,
    books,
    happen,
    messages,
    breakDown: api.breakDown,
    // It listens on a port, not on a pipe.
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      clearInterval(clock);
      messages.stop();
      server.close();
      server.closeAllConnections();
    },
  };
};

const postTo =
  (address: string): Post =>
  async (body, signature) => {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
      body,
      signal: AbortSignal.timeout(20_000),
    });
    return answer.status;
  };
