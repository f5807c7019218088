import type Stripe from "stripe";
import * as z from "zod";

const Id = z.string().min(1).max(255);
const Reference = z.union([Id, z.looseObject({ id: Id })]).nullish();
const Metadata = z.record(z.string(), z.string());

const Session = z.looseObject({
  id: Id,
  client_reference_id: Id.nullish(),
  metadata: Metadata.nullish(),
  payment_intent: Reference,
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
  customer: Reference,
  invoice: Reference,
  total_details: z.looseObject({ amount_tax: z.int() }).nullish(),
});
const Charge = z.looseObject({ id: Id, metadata: Metadata, payment_intent: Reference, amount_refunded: z.int() });
const Invoice = z.looseObject({ id: Id, number: z.string().nullish(), metadata: Metadata.nullish() });
const Dispute = z.looseObject({ id: Id, status: z.string(), amount: z.int(), payment_intent: Reference });

/** Unix seconds of the year 9999: a later time is no date. */
const maxUnixSeconds = 253_402_300_799;
const Envelope = z.looseObject({
  id: Id,
  type: z.string(),
  created: z.int().min(0).max(maxUnixSeconds),
  data: z.looseObject({ object: z.looseObject({}) }),
});

/** The object of each event that we read, by the beginning of the event's type. */
const objects = [
  ["checkout.session.", Session],
  ["charge.refunded", Charge],
  ["charge.dispute.", Dispute],
  ["invoice.paid", Invoice],
] as const;

/** Whether a signed message has the fields that we read of its kind of event. */
export const isReadable = (event: unknown): event is Stripe.Event => {
  const { data } = Envelope.safeParse(event);
  if (!data) return false;
  const [, object] = objects.find(([type]) => data.type.startsWith(type)) ?? [];
  return object?.safeParse(data.data.object).success ?? true;
};
