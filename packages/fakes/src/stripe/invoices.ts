import { emitEvent, newId, nowInSeconds, type StripeContext } from "./context.ts";
import type { Invoice, Session } from "./objects.ts";

/** Makes the paid invoice of a session that asks for one, and returns the session with it. */
export const withInvoice = (context: StripeContext, session: Session): Session => {
  const { store } = context;
  const { customer, currency, customer_details: buyer } = session;
  if (!session.invoice_creation.enabled || !customer) return session;
  const order = store.get("orders", session.id);
  const id = newId("in");
  const page = `${context.site}/local/invoice/${id}`;
  const tax = session.total_details.amount_tax;
  const invoice: Invoice = {
    id,
    object: "invoice",
    account_name: context.seller.name,
    amount_due: session.amount_total,
    amount_paid: session.amount_total,
    amount_remaining: 0,
    billing_reason: "manual",
    created: nowInSeconds(context),
    currency,
    customer,
    customer_address: buyer?.address ?? null,
    customer_email: buyer?.email ?? null,
    customer_name: buyer?.name ?? null,
    customer_tax_ids: buyer?.tax_ids ?? [],
    hosted_invoice_url: page,
    invoice_pdf: `${page}/pdf`,
    lines: {
      object: "list",
      data: [
        {
          id: newId("il"),
          object: "line_item",
          amount: session.amount_subtotal,
          currency,
          description: order?.product ?? "",
          quantity: order?.quantity ?? 1,
        },
      ],
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: session.invoice_creation.invoice_data.metadata,
    number: nextNumber(context, customer),
    status: "paid",
    subtotal: session.amount_subtotal,
    total: session.amount_total,
    total_excluding_tax: session.amount_total - tax,
    total_taxes: session.automatic_tax.enabled
      ? [
          {
            amount: tax,
            tax_behavior: order?.taxBehavior === "exclusive" ? "exclusive" : "inclusive",
            taxability_reason:
              buyer?.tax_exempt === "reverse" ? "reverse_charge" : tax > 0 ? "standard_rated" : "not_collecting",
            taxable_amount: session.amount_total - tax,
            type: "tax_rate_details",
          },
        ]
      : [],
  };
  store.put("invoices", id, invoice);
  emitEvent(context, "invoice.paid", invoice);
  return { ...session, invoice: id };
};

/** Stripe numbers the invoices of each customer. */
const nextNumber = ({ store }: StripeContext, customer: string): string => {
  const count = store.all("invoices").filter(([, invoice]) => invoice.customer === customer).length;
  return `${store.get("customers", customer)?.invoice_prefix}-${String(count + 1).padStart(4, "0")}`;
};
