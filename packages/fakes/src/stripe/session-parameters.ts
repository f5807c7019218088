import * as z from "zod";

const Metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((metadata) => Object.keys(metadata).length <= 50, { error: "Metadata can have up to 50 keys" })
  .default({});
const Cents = z.coerce.number().int();
const Flag = z.enum(["true", "false"]).transform((text) => text === "true");
const Update = z.enum(["auto", "never"]).default("never");

/** The supported parameters of a session. All others are refused by name. */
export const SessionParameters = z.strictObject({
  mode: z.literal("payment"),
  client_reference_id: z.string().max(200).optional(),
  customer: z.string().min(1).optional(),
  customer_creation: z.enum(["always", "if_required"]).optional(),
  customer_email: z.email().optional(),
  customer_update: z.strictObject({ address: Update, name: Update }).optional(),
  automatic_tax: z.strictObject({ enabled: Flag }).default({ enabled: false }),
  billing_address_collection: z.enum(["auto", "required"]).optional(),
  invoice_creation: z
    .strictObject({ enabled: Flag, invoice_data: z.strictObject({ metadata: Metadata }).optional() })
    .default({ enabled: false }),
  tax_id_collection: z.strictObject({ enabled: Flag }).default({ enabled: false }),
  line_items: z.tuple([
    z.strictObject({
      quantity: Cents.pipe(z.int().min(1)),
      price_data: z.strictObject({
        currency: z.string().length(3),
        unit_amount: Cents,
        tax_behavior: z.enum(["inclusive", "exclusive", "unspecified"]).default("unspecified"),
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
export type SessionParameters = z.output<typeof SessionParameters>;
