import * as z from "zod";

/** The status of a payment. Only `succeeded` gives credits; `review` waits for a manual decision. */
export const PaymentStatus = z
  .enum(["created", "pending", "expired", "failed", "review", "succeeded", "refunded"])
  .meta({ id: "PaymentStatus" });
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** A purchase that gave credits. */
export const PaymentHistoryEntry = z
  .object({
    id: z.string(),
    package_name: z.string(),
    created_at: z.string(),
    amount: z.int().meta({ description: "US cents" }),
    credits: z.int(),
  })
  .meta({ id: "PaymentHistoryEntry" });
export type PaymentHistoryEntry = z.infer<typeof PaymentHistoryEntry>;

/** A transaction at the card payment provider, successful or not. */
export const PaymentTransaction = z
  .object({
    id: z.string(),
    status: PaymentStatus,
    amount: z.int().meta({ description: "US cents" }),
    currency: z.string(),
    payment_method_type: z.string().nullable(),
    metadata: z.object({ package_name: z.string(), credits: z.int() }),
    paid_at: z.string().nullable(),
    created_at: z.string(),
    stripe_payment_intent_id: z.string().nullable(),
    receipt_email: z.string().nullable(),
    receipt_url: z.string().nullable(),
    tax: z
      .int()
      .nullable()
      .meta({ description: "The tax that `amount` contains, in US cents; null if none was computed" }),
    amount_refunded: z.int().meta({ description: "US cents that went back so far" }),
    invoice_number: z
      .string()
      .nullable()
      .meta({ description: "The number of the invoice, as soon as there is one; a call returns the links to it" }),
  })
  .meta({ id: "PaymentTransaction" });
export type PaymentTransaction = z.infer<typeof PaymentTransaction>;

/** Links to an invoice at the payment provider. They work without a login, and end: ask again for new ones. */
export const Invoice = z
  .object({
    number: z.string(),
    page_url: z.url().meta({ description: "The page of the invoice, where it can be downloaded" }),
    pdf_url: z.url(),
  })
  .meta({ id: "Invoice" });
export type Invoice = z.infer<typeof Invoice>;

/** The result that the page after the checkout polls for. */
export const PaymentOutcome = z
  .object({
    id: z.string(),
    status: PaymentStatus,
    package_name: z.string(),
    amount: z.int(),
    currency: z.string(),
    credits: z.int(),
    balance: z.int().meta({ description: "Credits that can be spent now" }),
  })
  .meta({ id: "PaymentOutcome" });
export type PaymentOutcome = z.infer<typeof PaymentOutcome>;
