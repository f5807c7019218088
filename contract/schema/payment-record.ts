import * as z from "zod";
import { PaymentStatus } from "./payment.ts";

/** A payment as the database stores it: the package, and the state that the payment provider reported. */
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
  /** The revision, for optimistic locking. */
  rev: z.int(),
  created_at: z.string(),
  /** When the provider's checkout page expires. */
  expires_at: z.string(),
  /** When we poll the provider next, while the payment is open. */
  due: z.string().optional(),
  session_id: z.string().optional(),
  intent_id: z.string().optional(),
  charge_id: z.string().optional(),
  paid_at: z.string().optional(),
  payment_method_type: z.string().optional(),
  receipt_email: z.string().optional(),
  receipt_url: z.string().optional(),
  /** The provider's record of the buyer, with the address and VAT id of the last invoice. */
  customer_id: z.string().optional(),
  invoice_id: z.string().optional(),
  /** The number that is printed on the invoice. */
  invoice_number: z.string().optional(),
  /** The tax that the amount contains, in cents. */
  tax: z.int().optional(),
  /** The amount refunded so far, in cents. */
  refunded: z.int().optional(),
  /** A chargeback by the payer's bank, and its outcome. */
  dispute: z.object({ id: z.string(), state: z.enum(["open", "won", "lost"]), amount: z.int() }).optional(),
});
export type PaymentRecord = z.infer<typeof PaymentRecord>;
