import { newId, nowInSeconds, type StripeContext } from "./context.ts";
import type { Address, Customer, CustomerDetails, Session, TaxId } from "./objects.ts";
import { taxOf } from "./tax.ts";

/** What a buyer types on the checkout page. */
export interface Buyer {
  readonly name: string;
  readonly address: Address;
  /** The VAT id. */
  readonly taxId?: string | undefined;
}

/** The buyer of tests that type nothing. */
export const testBuyer: Buyer = {
  name: "Test Buyer",
  address: { line1: "Teststraße 1", line2: null, postal_code: "10115", city: "Berlin", state: null, country: "DE" },
};

/** The session with its buyer: their customer, and the total with tax. */
export const withBuyer = (context: StripeContext, session: Session, buyer: Buyer): Session => {
  const { store } = context;
  const taxIds = session.tax_id_collection.enabled && buyer.taxId ? [taxIdOf(buyer.taxId)] : [];
  const order = store.get("orders", session.id);
  const known = session.customer ? store.get("customers", session.customer) : undefined;
  const address = session.billing_address_collection === "required" ? buyer.address : null;
  const details: CustomerDetails = {
    address,
    email: known?.email ?? session.customer_email,
    name: buyer.name,
    tax_exempt: taxIds.length > 0 ? "reverse" : "none",
    tax_ids: taxIds,
  };
  const { automatic_tax, amount_subtotal } = session;
  const tax = automatic_tax.enabled
    ? taxOf(amount_subtotal, address?.country ?? null, { isReversed: taxIds.length > 0, behavior: order?.taxBehavior })
    : 0;
  return {
    ...session,
    amount_total: session.amount_total + (order?.taxBehavior === "exclusive" ? tax : 0),
    automatic_tax: { ...automatic_tax, status: automatic_tax.enabled ? "complete" : null },
    customer: customerOf(context, session, details),
    customer_details: details,
    total_details: { ...session.total_details, amount_tax: tax },
  };
};

const customerOf = (context: StripeContext, session: Session, details: CustomerDetails): string | null => {
  const { store } = context;
  if (!session.customer && session.customer_creation !== "always") return null;
  const updates = store.get("orders", session.id)?.updates;
  const known = session.customer ? store.get("customers", session.customer) : undefined;
  const id = known?.id ?? newId("cus");
  const created: Customer = {
    id,
    object: "customer",
    created: nowInSeconds(context),
    invoice_prefix: id.slice(-8).toUpperCase(),
    livemode: false,
    metadata: {},
    email: details.email,
    address: details.address,
    name: details.name,
    tax_ids: details.tax_ids,
  };
  const changed: Customer | undefined = known && {
    ...known,
    ...(updates?.address === "auto" && { address: details.address }),
    ...(updates?.name === "auto" && { name: details.name, tax_ids: details.tax_ids }),
  };
  store.put("customers", id, changed ?? created);
  return id;
};

const taxIdOf = (value: string): TaxId => {
  const country = value.slice(0, 2).toUpperCase();
  const type = country === "GB" ? "gb_vat" : country === "CH" ? "ch_vat" : "eu_vat";
  return { type, value: value.toUpperCase() };
};
