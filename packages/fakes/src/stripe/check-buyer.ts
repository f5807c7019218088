import type { StripeContext } from "./context.ts";
import type { SessionParameters } from "./session-parameters.ts";
import { StripeError } from "./stripe-error.ts";

/** Refuses what Stripe refuses about the customer of a session, and about tax without an address. */
export const checkBuyer = ({ store }: StripeContext, parameters: SessionParameters): void => {
  const { customer, customer_email, customer_creation, customer_update, automatic_tax, tax_id_collection } = parameters;
  const [{ price_data }] = parameters.line_items;
  if (automatic_tax.enabled && price_data.tax_behavior === "unspecified")
    throw new StripeError(400, "Automatic tax needs a price with the tax_behavior inclusive or exclusive.", {
      param: "line_items[0][price_data][tax_behavior]",
    });
  if (!customer) {
    if (customer_update)
      throw new StripeError(400, "`customer_update` can only be used with `customer`.", { param: "customer_update" });
    return;
  }
  const known = store.get("customers", customer);
  if (!known)
    throw new StripeError(400, `No such customer: '${customer}'`, { code: "resource_missing", param: "customer" });
  if (customer_email)
    throw new StripeError(400, "You may only specify one of these parameters: customer, customer_email.");
  if (customer_creation) throw new StripeError(400, "`customer_creation` cannot be used with `customer`.");
  if (tax_id_collection.enabled && customer_update?.name !== "auto")
    throw new StripeError(
      400,
      "Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.",
    );
  const savesAddress = customer_update?.address === "auto";
  if ((tax_id_collection.enabled || automatic_tax.enabled) && !known.address && !savesAddress)
    throw new StripeError(
      400,
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either 'customer_update[address]' to 'auto' or 'customer_update[shipping]' to 'auto' to save the address entered in Checkout to the Customer.",
      { code: "customer_tax_location_invalid" },
    );
};
