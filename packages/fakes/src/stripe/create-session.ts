import type * as z from "zod";
import { checkBuyer } from "./check-buyer.ts";
import { newId, nowInSeconds, type StripeContext } from "./context.ts";
import type { Field } from "./form.ts";
import type { Session } from "./objects.ts";
import { SessionParameters } from "./session-parameters.ts";
import { StripeError } from "./stripe-error.ts";

/** `POST /v1/checkout/sessions`. */
export const createSession = (context: StripeContext, fields: Record<string, Field>): Session => {
  const parsed = SessionParameters.safeParse(fields);
  if (!parsed.success) throw parameterError(parsed.error);
  checkBuyer(context, parsed.data);
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
    automatic_tax: {
      enabled: parameters.automatic_tax.enabled,
      status: parameters.automatic_tax.enabled ? "requires_location_inputs" : null,
    },
    billing_address_collection: parameters.billing_address_collection ?? null,
    cancel_url: parameters.cancel_url,
    client_reference_id: parameters.client_reference_id ?? null,
    created,
    currency: price_data.currency,
    customer: parameters.customer ?? null,
    customer_creation: parameters.customer ? null : (parameters.customer_creation ?? "if_required"),
    customer_details: null,
    customer_email: parameters.customer_email ?? null,
    expires_at: expiresAt,
    invoice: null,
    invoice_creation: {
      enabled: parameters.invoice_creation.enabled,
      invoice_data: { metadata: parameters.invoice_creation.invoice_data?.metadata ?? {} },
    },
    livemode: false,
    metadata: parameters.metadata,
    mode: "payment",
    payment_intent: null,
    payment_method_types: ["card"],
    payment_status: "unpaid",
    status: "open",
    success_url: parameters.success_url,
    tax_id_collection: { enabled: parameters.tax_id_collection.enabled, required: "never" },
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    url: `${context.site}/local/checkout/${id}`,
  };
  context.store.put("orders", id, {
    product: price_data.product_data.name,
    quantity,
    taxBehavior: price_data.tax_behavior,
    updates: parameters.customer_update ?? { address: "never", name: "never" },
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
