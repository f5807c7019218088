import { testBuyer } from "./buyer.ts";
import type { Charge, Customer, Session } from "./objects.ts";
import { pageStyle } from "./page-style.ts";

/** The test checkout: the product, its price, and a button for each outcome. */
export const checkoutPage = (session: Session, product: string, customer?: Customer): string =>
  page(
    `Test checkout: ${money(session.amount_total, session.currency)}`,
    `<h1>${escaped(product)}</h1>
<p class="amount">${money(session.amount_total, session.currency)}</p>
<p class="soft">For ${escaped(customer?.email ?? session.customer_email ?? "")}</p>
${session.status === "open" ? `<form method="post">${buyerFields(session, customer)}${buttons}</form>` : closedNotice(session)}`,
  );

/** The fields that Stripe asks for where it makes an invoice or computes tax. */
const buyerFields = (session: Session, customer?: Customer): string => {
  if (session.billing_address_collection !== "required") return "";
  const { name, address } = { ...testBuyer, ...(customer?.address && { address: customer.address }) };
  const field = (label: string, input: string, value: string | null | undefined) =>
    `<label>${label}<input name="${input}" value="${escaped(value ?? "")}"></label>`;
  return [
    field("Name", "name", customer?.name ?? name),
    field("Address", "line1", address.line1),
    field("Postal code", "postal_code", address.postal_code),
    field("City", "city", address.city),
    field("Country (two letters)", "country", address.country),
    session.tax_id_collection.enabled && field("VAT id (businesses)", "tax_id", customer?.tax_ids[0]?.value),
  ]
    .filter(Boolean)
    .join("\n");
};

const buttons = `<button class="go" name="act" value="pay">Pay</button>
<button name="act" value="pay-later">Pay later: the bank will say yes</button>
<button name="act" value="pay-later-fails">Pay later: the bank will say no</button>
<button name="act" value="expire">Let it expire</button>
<button name="act" value="cancel">Cancel and go back</button>`;

const closedNotice = ({ status, cancel_url }: Session): string =>
  `<p>${status === "complete" ? "This checkout is complete." : "This checkout has expired."}</p>
<p><a href="${escaped(new URL("/credits", cancel_url).href)}">Back to Animation Agent</a></p>`;

export const receiptPage = (charge: Charge): string =>
  page(
    "Test receipt",
    `<h1>Receipt</h1>
<p class="amount">${money(charge.amount, charge.currency)}</p>
<p>Paid by ${escaped(charge.payment_method_details.type.replaceAll("_", " "))} on
${new Date(charge.created * 1000).toISOString().slice(0, 10)}.</p>
${charge.amount_refunded > 0 ? `<p>Refunded: ${money(charge.amount_refunded, charge.currency)}.</p>` : ""}
<p class="soft">${escaped(charge.id)}</p>`,
  );

export const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} - Animation Agent</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<p class="note">This is a test on your own machine. No money moves.</p>
${content}
</main>
</body>
</html>
`;

export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);

const names: Readonly<Record<string, string>> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "#39" };
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&${names[char]};`);
