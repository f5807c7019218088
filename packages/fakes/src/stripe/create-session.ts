import * as z from "zod";
import type { Field } from "./form.ts";
import { newId, seconds, type World } from "./happenings.ts";
import type { Session } from "./objects.ts";
import { StripeFault } from "./stripe-error.ts";

const Metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((given) => Object.keys(given).length <= 50, { error: "Metadata can have up to 50 keys" })
  .default({});
const Cents = z.coerce.number().int();

/** The parameters of a session that the stand-in knows; others are refused by name. */
const Parameters = z.strictObject({
  mode: z.literal("payment"),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.email().optional(),
  line_items: z.tuple([
    z.strictObject({
      quantity: Cents.pipe(z.int().min(1)),
      price_data: z.strictObject({
        currency: z.string().length(3),
        unit_amount: Cents,
        product_data: z.strictObject({ name: z.string().min(1) }),
      }),
    }),
  ]),
  metadata: Metadata,
  payment_intent_data: z.strictObject({ metadata: Metadata, receipt_email: z.email().optional() }).optional(),
  success_url: z.url(),
  cancel_url: z.url(),
  expires_at: Cents.optional(),
});

/** `POST /v1/checkout/sessions`. */
export const createSession = (world: World, fields: Record<string, Field>): Session => {
  const parsed = Parameters.safeParse(fields);
  if (!parsed.success) throw unfit(parsed.error);
  const { line_items, expires_at, payment_intent_data, ...asked } = parsed.data;
  const [{ quantity, price_data }] = line_items;
  const total = quantity * price_data.unit_amount;
  if (total < 50) throw new StripeFault(400, "The total must be at least 50 cents.", { code: "amount_too_small" });
  const created = seconds(world);
  const until = expires_at ?? created + 24 * 3600;
  if (until < created + 29 * 60 || until > created + 24 * 3600 + 60)
    throw new StripeFault(400, "The `expires_at` timestamp must be 30 minutes to 24 hours from now.", {
      param: "expires_at",
    });
  const id = newId("cs_test");
  const session: Session = {
    id,
    object: "checkout.session",
    amount_subtotal: total,
    amount_total: total,
    cancel_url: asked.cancel_url,
    client_reference_id: asked.client_reference_id ?? null,
    created,
    currency: price_data.currency,
    customer_email: asked.customer_email ?? null,
    expires_at: until,
    livemode: false,
    metadata: asked.metadata,
    mode: "payment",
    payment_intent: null,
    payment_method_types: ["card"],
    payment_status: "unpaid",
    status: "open",
    success_url: asked.success_url,
    url: `${world.site}/local/checkout/${id}`,
  };
  world.books.put("orders", id, {
    product: price_data.product_data.name,
    intentMetadata: payment_intent_data?.metadata ?? {},
    receiptEmail: payment_intent_data?.receipt_email ?? null,
  });
  world.books.put("sessions", id, session);
  return session;
};

const unfit = ({ issues: [issue] }: z.ZodError): StripeFault => {
  const [first, ...rest] = issue?.path.map(String) ?? [];
  const path = [first, ...rest.map((part) => `[${part}]`)].join("");
  if (issue?.code === "unrecognized_keys")
    return new StripeFault(400, `Received unknown parameter: ${issue.keys.join(", ")}`, { code: "parameter_unknown" });
  return new StripeFault(400, `Invalid or missing parameter: ${path}. ${issue?.message}`, {
    code: "parameter_missing",
    param: path,
  });
};
