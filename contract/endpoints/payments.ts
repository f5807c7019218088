import * as z from "zod";
import { packages } from "../catalogue/packages.ts";
import { endpoint } from "../endpoint.ts";
import { Invoice, PaymentHistoryEntry, PaymentOutcome, PaymentTransaction } from "../schema/payment.ts";

const Owner = z.object({ userId: z.string() });
const PackageId = z.enum(
  packages.map(({ id }) => id),
  { error: "Please choose one of the credit packages." },
);
/** Older clients send it along; the server has its own, and does not look at theirs. */
const Unread = z.unknown().optional().meta({ description: "Accepted and ignored: the server decides it" });

const CheckoutOrder = z
  .object({
    package_id: PackageId.optional(),
    metadata: z.object({ package_id: PackageId, package_name: Unread, credits: Unread }).optional(),
    user_id: z.string().optional().meta({ description: "If sent, the caller's own" }),
    amount: Unread,
    currency: Unread,
    customer_email: Unread,
    success_url: Unread,
    cancel_url: Unread,
  })
  .transform(({ package_id, metadata, user_id }, context) => {
    const wanted = metadata?.package_id ?? package_id;
    if (wanted) return { packageId: wanted, userId: user_id };
    context.addIssue({ code: "custom", message: "Please choose one of the credit packages.", path: ["package_id"] });
    return z.NEVER;
  });

export const createCheckoutSession = endpoint({
  id: "createCheckoutSession",
  method: "POST",
  path: "/api/create-checkout-session",
  caller: "user",
  limit: "checkout",
  idempotent: true,
  summary: "Start the purchase of a credit package; returns the URL of the checkout page",
  body: CheckoutOrder,
  reply: z.object({ checkout_url: z.string(), session_id: z.string(), payment_id: z.string() }),
  errors: ["invalid_request", "forbidden", "too_many_requests", "provider_failed"],
});

export const paymentHistory = endpoint({
  id: "paymentHistory",
  method: "GET",
  path: "/api/user/{userId}/payment-history",
  caller: "user",
  scope: "tasks:read",
  summary: "A user's purchases and card transactions, newest first",
  params: Owner,
  reply: z.object({
    data: z.object({
      paymentHistory: z.array(PaymentHistoryEntry),
      paymentTransactions: z.array(PaymentTransaction),
    }),
  }),
  errors: ["forbidden"],
});

export const paymentInvoice = endpoint({
  id: "paymentInvoice",
  method: "GET",
  path: "/api/user/{userId}/payments/{paymentId}/invoice",
  caller: "user",
  scope: "tasks:read",
  limit: "write",
  summary: "Links to the invoice of a payment, which end after some days",
  params: Owner.extend({ paymentId: z.string().min(1).max(200) }),
  reply: z.object({ data: Invoice }),
  errors: ["forbidden", "not_found", "provider_failed"],
});

export const paymentOutcome = endpoint({
  id: "paymentOutcome",
  method: "GET",
  path: "/api/payment/{sessionId}",
  caller: "user",
  summary: "The result of a checkout session, and the new balance",
  params: z.object({ sessionId: z.string().min(1).max(200) }),
  reply: z.object({ data: PaymentOutcome }),
  errors: ["not_found"],
});

export const stripeWebhook = endpoint({
  id: "stripeWebhook",
  method: "POST",
  path: "/api/stripe/webhook",
  caller: "anyone",
  limit: "stripe",
  encoding: "raw",
  bare: true,
  summary: "Events from Stripe, verified by their signature",
  reply: z.object({ received: z.literal(true) }),
  errors: ["invalid_request"],
});
