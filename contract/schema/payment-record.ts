import * as z from "zod";
import { PaymentStatus } from "./payment.ts";

/** A payment as it is kept: what was ordered, and all that the payment provider has said of it so far. */
export const PaymentRecord = z.object({
  payment_id: z.string(),
  user_id: z.string(),
  user_email: z.string(),
  package_id: z.string(),
  package_name: z.string(),
  /** US cents. */
  amount: z.int(),
  currency: z.literal("usd"),
  credits: z.int(),
  status: PaymentStatus,
  /** Counts the changes: whoever decided on an older one decides again. */
  rev: z.int(),
  created_at: z.string(),
  /** Until when the provider's page takes the payment. */
  expires_at: z.string(),
  /** When we ask the provider ourselves, as long as the end is open. */
  due: z.string().optional(),
  session_id: z.string().optional(),
  intent_id: z.string().optional(),
  charge_id: z.string().optional(),
  paid_at: z.string().optional(),
  payment_method_type: z.string().optional(),
  receipt_email: z.string().optional(),
  receipt_url: z.string().optional(),
  /** Cents that went back to the payer so far. */
  refunded: z.int().optional(),
  /** The payer's bank asked for its money back, and how that ended. */
  dispute: z.object({ id: z.string(), state: z.enum(["open", "won", "lost"]), amount: z.int() }).optional(),
});
export type PaymentRecord = z.infer<typeof PaymentRecord>;
