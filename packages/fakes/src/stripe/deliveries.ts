import { createHmac } from "node:crypto";
import { alarm } from "@animation-agent/aws-emulators/long-timeout";
import type { Books } from "./books.ts";
import type { StripeEvent } from "./objects.ts";

/** Sends a signed body to the product, and answers with its status. */
export type Post = (body: string, signature: string) => Promise<number>;

export interface DeliveryOptions {
  readonly books: Books;
  readonly secret: string;
  readonly post: Post;
  readonly now: () => number;
}

/** Milliseconds until a message that was not taken is sent again; the last one again and again, for three days. */
const patience = [1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000] as const;
const longest = 3 * 24 * 3_600_000;

/** Signs events and sends them until they are taken; or holds them, to be let go in another order and number. */
export const deliveries = ({ books, secret, post, now }: DeliveryOptions) => {
  const callOffs = new Set<() => void>();
  const underWay = new Set<Promise<unknown>>();
  let held: StripeEvent[] | undefined;

  const send = async (event: StripeEvent): Promise<boolean> => {
    const body = JSON.stringify(event);
    const status = await post(body, signatureOf(body, secret, now())).catch(() => 0);
    const isTaken = status >= 200 && status < 300;
    if (isTaken) books.put("taken", event.id, true);
    return isTaken;
  };

  const deliver = async (event: StripeEvent, attempt = 0): Promise<void> => {
    if ((await send(event)) || now() - event.created * 1000 > longest) return;
    const pause = patience[Math.min(attempt, patience.length - 1)] ?? 1_000;
    const callOff = alarm(pause, () => {
      callOffs.delete(callOff);
      begin(event, attempt + 1);
    });
    callOffs.add(callOff);
  };

  const begin = (event: StripeEvent, attempt = 0): void => {
    const work: Promise<unknown> = deliver(event, attempt).finally(() => underWay.delete(work));
    underWay.add(work);
  };

  return {
    tell(event: StripeEvent): void {
      if (held) held.push(event);
      else begin(event);
    },
    /** Keeps what happens from now on. */
    hold(): void {
      held ??= [];
    },
    /** Sends what was kept, in another order and as often as wanted. */
    release(arrange: (events: readonly StripeEvent[]) => readonly StripeEvent[]): number {
      const events = arrange(held ?? []);
      held = undefined;
      for (const event of events) begin(event);
      return events.length;
    },
    send,
    /** What a former start did not get rid of. */
    resume(): void {
      for (const [id, event] of books.all("events")) if (!books.get("taken", id)) begin(event);
    },
    /** Until each message has been sent once more. */
    async settled(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    stop(): void {
      for (const callOff of callOffs) callOff();
    },
  };
};

/** Stripe's scheme v1: an HMAC of the time and the very bytes. */
export const signatureOf = (body: string, secret: string, at: number): string => {
  const t = Math.floor(at / 1000);
  return `t=${t},v1=${createHmac("sha256", secret).update(`${t}.${body}`).digest("hex")}`;
};
