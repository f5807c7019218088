import * as z from "zod";
import type { Seller } from "./context.ts";
import type { StripeEvent } from "./objects.ts";
import type { Payments } from "./payments.ts";
import type { StripeStore } from "./store.ts";
import { StripeError } from "./stripe-error.ts";
import type { WebhookDeliveries } from "./webhook-deliveries.ts";

const Release = z.object({
  order: z.enum(["as-made", "reverse", "shuffle"]).default("as-made"),
  copies: z.int().min(1).max(10).default(1),
});
const Hold = z.object({ seconds: z.number().min(0).max(3600).optional() });
const Replay = z.object({ event: z.string(), copies: z.int().min(1).max(10).default(1) });
const Refund = z.object({ session: z.string(), amount: z.int().min(1).optional() });
const Dispute = z.object({ session: z.string(), status: z.enum(["needs_response", "won", "lost"]) });

/** What `startStripe` returns, as far as pages and control calls need it. */
export interface LocalStripe {
  readonly site: string;
  readonly seller: Seller;
  readonly store: StripeStore;
  readonly payments: Payments;
  readonly webhooks: WebhookDeliveries;
}

/** The control calls of tests: refunds and disputes, and the order, number and time of webhook deliveries. */
export const performControlCall = async (stripe: LocalStripe, call: string, body: string): Promise<unknown> => {
  const { store, payments, webhooks } = stripe;
  switch (call) {
    case "GET events":
      return store.all("events").map(([id, { type, created }]) => ({
        id,
        type,
        created,
        taken: store.get("taken", id) ?? false,
      }));
    case "POST hold": {
      const { seconds } = parseBody(Hold, body);
      webhooks.hold();
      if (seconds !== undefined) setTimeout(() => webhooks.release((events) => events), seconds * 1000).unref();
      return { holding: true };
    }
    case "POST release": {
      const { order, copies } = parseBody(Release, body);
      return { sent: webhooks.release((events) => sortEvents(Array(copies).fill(events).flat(), order)) };
    }
    case "POST replay": {
      const { event: id, copies } = parseBody(Replay, body);
      const event = store.get("events", id);
      if (!event) throw new StripeError(404, `No such event: '${id}'`);
      return { taken: await Promise.all(Array.from({ length: copies }, () => webhooks.send(event))) };
    }
    case "POST refund": {
      const { session, amount } = parseBody(Refund, body);
      return payments.refund(payments.chargeOf(session).id, amount);
    }
    case "POST dispute": {
      const { session, status } = parseBody(Dispute, body);
      return payments.dispute(payments.chargeOf(session).id, status);
    }
    default:
      throw new StripeError(404, `Unknown control call: ${call}`);
  }
};

const parseBody = <S extends z.ZodType>(schema: S, body: string): z.output<S> => {
  try {
    return schema.parse(JSON.parse(body || "{}"));
  } catch (error) {
    throw new StripeError(400, error instanceof z.ZodError ? z.prettifyError(error) : "The body is not JSON");
  }
};

const sortEvents = (
  events: readonly StripeEvent[],
  order: z.output<typeof Release>["order"],
): readonly StripeEvent[] => {
  if (order === "reverse") return events.toReversed();
  if (order === "as-made") return events;
  return events
    .map((event) => ({ event, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ event }) => event);
};
