import { randomBytes } from "node:crypto";
import type { StripeEvent } from "./objects.ts";
import type { StripeStore } from "./store.ts";

/** What every operation of the fake works with. */
export interface StripeContext {
  readonly store: StripeStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The product's origin, without a trailing slash. */
  readonly site: string;
  /** Who issues the invoices. */
  readonly seller: Seller;
  /** Sends an event to the webhook endpoint. */
  readonly sendEvent: (event: StripeEvent) => void;
}

export interface Seller {
  readonly name: string;
  /** Lines with commas between them. */
  readonly address: string;
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`;

/** The current time as Stripe writes it: whole seconds since 1970. */
export const nowInSeconds = ({ now }: Pick<StripeContext, "now">): number => Math.floor(now() / 1000);

/** Records an event and sends it. */
export const emitEvent = (context: StripeContext, type: string, object: object): void => {
  const event: StripeEvent = {
    id: newId("evt"),
    object: "event",
    api_version: "2026-10-28.endive",
    created: nowInSeconds(context),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  context.store.put("events", event.id, event);
  context.sendEvent(event);
};
