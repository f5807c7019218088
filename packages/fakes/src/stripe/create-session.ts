import * as z from "zod";
import { newId, nowInSeconds, type StripeContext } from "./context.ts";
import type { Field } from "./form.ts";
import type { Session } from "./objects.ts";
import { StripeError } from "./stripe-error.ts";

const Metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((metadata) => Object.keys(metadata).length <= 50, { error: "Metadata can have up to 50 keys" })
  .default({});
const Cents = z.coerce.number().int();

/** The supported parameters of a session. All others are refused by name. */
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
export const createSession = (context: StripeContext, fields: Record<string, Field>): Session => {
  const parsed = Parameters.safeParse(fields);
  if (!parsed.success) throw parameterError(parsed.error);
  const { line_items, expires_at, payment_intent_data, ...parameters } = parsed.data;
  const [{ quantity, price_data }] = line_items;
  const total = quantity * price_data.unit_amount;
  if (total < 50) throw new StripeError(400, "The total must be at least 50 cents.", { code: "amount_too_small" });
  const created = nowInSeconds(context);
  const expiresAt = expires_at ?? created + 24 * 3600;
  if (expiresAt < created + 29 * 60 || expiresAt > created + 24 * 3600 + 60)
    throw new StripeError(400, "The `expires_at` timestamp must be 30 minutes to 24 hours from now.", {
      param: "expires_at",
    });
  const id = newId("cs_test");
  const session: Session = {
    id,
    object: "checkout.session",
    amount_subtotal: total,
    amount_total: total,
    cancel_url: parameters.cancel_url,
    client_reference_id: parameters.client_reference_id ?? null,
    created,
    currency: price_data.currency,
    customer_email: parameters.customer_email ?? null,
    expires_at: expiresAt,
    livemode: false,
    metadata: parameters.metadata,
    mode: "payment",
    payment_intent: null,
    payment_method_types: ["card"],
    payment_status: "unpaid",
    status: "open",
    success_url: parameters.success_url,
    url: `${context.site}/local/checkout/${id}`,
  };
  context.store.put("orders", id, {
    product: price_data.product_data.name,
    intentMetadata: payment_intent_data?.metadata ?? {},
    receiptEmail: payment_intent_data?.receipt_email ?? null,
  });
  context.store.put("sessions", id, session);
  return session;
};

const parameterError = ({ issues: [issue] }: z.ZodError): StripeError => {
  const [first, ...rest] = issue?.path.map(String) ?? [];
  const path = [first, ...rest.map((part) => `[${part}]`)].join("");
  if (issue?.code === "unrecognized_keys")
    return new StripeError(400, `Received unknown parameter: ${issue.keys.join(", ")}`, { code: "parameter_unknown" });
  return new StripeError(400, `Invalid or missing parameter: ${path}. ${issue?.message}`, {
    code: "parameter_missing",
    param: path,
  });
};
