import { createHmac } from "node:crypto";
import type { StripeEvent } from "./objects.ts";
import type { StripeStore } from "./store.ts";

/** Posts a signed body to the webhook endpoint and returns the HTTP status of the response. */
export type PostWebhook = (body: string, signature: string) => Promise<number>;

export interface WebhookOptions {
  readonly store: StripeStore;
  readonly secret: string;
  readonly post: PostWebhook;
  readonly now: () => number;
}

/** The last delay repeats until the event is three days old, like Stripe's retries. */
const retryDelaysMs = [1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000] as const;
const maxEventAgeMs = 3 * 24 * 3_600_000;

/**
 * Signs events and posts them until they are accepted. A test can hold events back and release them in another order.
 */
export const createWebhookDeliveries = ({ store, secret, post, now }: WebhookOptions) => {
  const timers = new Set<NodeJS.Timeout>();
  const inFlight = new Set<Promise<unknown>>();
  let held: StripeEvent[] | undefined;

  const send = async (event: StripeEvent): Promise<boolean> => {
    const body = JSON.stringify(event);
    const status = await post(body, signWebhook(body, secret, now())).catch(() => 0);
    const isAccepted = status >= 200 && status < 300;
    if (isAccepted) store.put("taken", event.id, true);
    return isAccepted;
  };

  const deliver = async (event: StripeEvent, attempt: number): Promise<void> => {
    if ((await send(event)) || now() - event.created * 1000 > maxEventAgeMs) return;
    const delay = retryDelaysMs[Math.min(attempt, retryDelaysMs.length - 1)] ?? 1_000;
    const timer = setTimeout(() => {
      timers.delete(timer);
      startDelivery(event, attempt + 1);
    }, delay);
    timers.add(timer);
  };

  const startDelivery = (event: StripeEvent, attempt = 0): void => {
    const work: Promise<unknown> = deliver(event, attempt).finally(() => inFlight.delete(work));
    inFlight.add(work);
  };

  return {
    sendEvent(event: StripeEvent): void {
      if (held) held.push(event);
      else startDelivery(event);
    },
    /** Holds back all events from now on. */
    hold(): void {
      held ??= [];
    },
    /** Sends the events that `arrange` makes of the held ones, and returns their number. */
    release(arrange: (events: readonly StripeEvent[]) => readonly StripeEvent[]): number {
      const events = arrange(held ?? []);
      held = undefined;
      for (const event of events) startDelivery(event);
      return events.length;
    },
    /** Posts an event once, without retries, and returns whether it was accepted. */
    send,
    /** Sends the events that were not accepted before the last stop. */
    resume(): void {
      for (const [id, event] of store.all("events")) if (!store.get("taken", id)) startDelivery(event);
    },
    /** Waits until no attempt is in flight; retries may still be scheduled. */
    async settled(): Promise<void> {
      while (inFlight.size > 0) await Promise.all(inFlight);
    },
    stop(): void {
      for (const timer of timers) clearTimeout(timer);
    },
  };
};

export type WebhookDeliveries = ReturnType<typeof createWebhookDeliveries>;

/** The `Stripe-Signature` header, scheme v1: an HMAC of the timestamp and the exact body. */
export const signWebhook = (body: string, secret: string, at: number): string => {
  const t = Math.floor(at / 1000);
  return `t=${t},v1=${createHmac("sha256", secret).update(`${t}.${body}`).digest("hex")}`;
};
