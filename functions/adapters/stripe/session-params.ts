import type Stripe from "stripe";
import type { PaymentRecord } from "#contract/schema/payment-record.ts";

/** What the operator decides about checkouts. */
export interface CheckoutOptions {
  /** Stripe makes an invoice for each payment, and asks for the address and VAT id of the buyer. */
  readonly hasInvoices: boolean;
  /** Stripe Tax computes the tax that the price contains. */
  readonly hasTax: boolean;
}

/** The parameters of a payment's Checkout Session. */
export const sessionParams = (
  payment: PaymentRecord,
  site: string,
  { hasInvoices, hasTax }: CheckoutOptions,
): Stripe.Checkout.SessionCreateParams => {
  const { payment_id, user_id, package_id, credits } = payment;
  const metadata = { payment_id, user_id, package_id, credits: String(credits) };
  return {
    mode: "payment",
    client_reference_id: payment_id,
    ...(hasInvoices && payment.customer_id ? knownBuyer(payment.customer_id) : newBuyer(payment, hasInvoices)),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: payment.currency,
          unit_amount: payment.amount,
          // The price of the site is what the buyer pays, also where Stripe's own setting says something else.
          tax_behavior: "inclusive",
          product_data: { name: `${payment.package_name}: ${credits} credits` },
        },
      },
    ],
    ...(hasTax && { automatic_tax: { enabled: true } }),
    ...((hasInvoices || hasTax) && { billing_address_collection: "required" }),
    ...(hasInvoices && {
      invoice_creation: { enabled: true, invoice_data: { metadata } },
      tax_id_collection: { enabled: true },
    }),
    metadata,
    payment_intent_data: { metadata, receipt_email: payment.user_email },
    success_url: `${site}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${site}/payment-cancelled`,
    // Stripe requires at least 30 minutes from the time of the request.
    expires_at: Math.ceil(Date.parse(payment.expires_at) / 1000),
  };
};

/** Address and VAT id that the buyer changes on the page replace those that Stripe has. */
const knownBuyer = (customer: string) =>
  ({ customer, customer_update: { address: "auto", name: "auto" } }) satisfies Stripe.Checkout.SessionCreateParams;

/** An invoice belongs to a customer, whom the next purchase reuses. */
const newBuyer = ({ user_email }: PaymentRecord, hasInvoices: boolean): Stripe.Checkout.SessionCreateParams => ({
  customer_email: user_email,
  ...(hasInvoices && { customer_creation: "always" }),
});
