import * as z from "zod";
import type { StripeEvent } from "./objects.ts";
import type { LocalStripe } from "./start-stripe.ts";
import { StripeFault } from "./stripe-error.ts";

const Release = z.object({
  order: z.enum(["as-made", "reverse", "shuffle"]).default("as-made"),
  copies: z.int().min(1).max(10).default(1),
});
const Hold = z.object({ seconds: z.number().min(0).max(3600).optional() });
const Replay = z.object({ event: z.string(), copies: z.int().min(1).max(10).default(1) });
const Refund = z.object({ session: z.string(), amount: z.int().min(1).optional() });
const Dispute = z.object({ session: z.string(), status: z.enum(["needs_response", "won", "lost"]) });

/** Calls for tests: what happens at Stripe, and in which order, how often and when the product hears of it. */
export const control = async (stripe: LocalStripe, call: string, body: string): Promise<unknown> => {
  const { books, happen, messages } = stripe;
  switch (call) {
    case "GET events":
      return books.all("events").map(([id, { type, created }]) => ({
        id,
        type,
        created,
        taken: books.get("taken", id) ?? false,
      }));
    case "POST hold": {
      const { seconds } = asked(Hold, body);
      messages.hold();
      if (seconds !== undefined) setTimeout(() => messages.release((events) => events), seconds * 1000).unref();
      return { holding: true };
    }
    case "POST release": {
      const { order, copies } = asked(Release, body);
      return { sent: messages.release((events) => arranged(Array(copies).fill(events).flat(), order)) };
    }
    case "POST replay": {
      const { event: id, copies } = asked(Replay, body);
      const event = books.get("events", id);
      if (!event) throw new StripeFault(404, `No such event: '${id}'`);
      return { taken: await Promise.all(Array.from({ length: copies }, () => messages.send(event))) };
    }
    case "POST refund": {
      const { session, amount } = asked(Refund, body);
      return happen.refund(happen.chargeOf(session).id, amount);
    }
    case "POST dispute": {
      const { session, status } = asked(Dispute, body);
      return happen.dispute(happen.chargeOf(session).id, status);
    }
    default:
      throw new StripeFault(404, `The stand-in of Stripe knows no ${call}`);
  }
};

const asked = <S extends z.ZodType>(schema: S, body: string): z.output<S> => {
  try {
    return schema.parse(JSON.parse(body || "{}"));
  } catch (error) {
    throw new StripeFault(400, error instanceof z.ZodError ? z.prettifyError(error) : "The body is not JSON");
  }
};

const arranged = (events: readonly StripeEvent[], order: z.output<typeof Release>["order"]): readonly StripeEvent[] => {
  if (order === "reverse") return events.toReversed();
  if (order === "as-made") return events;
  return events
    .map((event) => ({ event, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ event }) => event);
};
