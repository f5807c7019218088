import type { Charge, Session } from "./objects.ts";
import { pageStyle } from "./page-style.ts";

/** The test checkout: the product, its price, and a button for each outcome. */
export const checkoutPage = (session: Session, product: string): string =>
  page(
    `Test checkout: ${money(session.amount_total, session.currency)}`,
    `<h1>${escaped(product)}</h1>
<p class="amount">${money(session.amount_total, session.currency)}</p>
<p class="soft">For ${escaped(session.customer_email ?? "")}</p>
${session.status === "open" ? buttons : closedNotice(session)}`,
  );

const buttons = `<form method="post">
<button class="go" name="act" value="pay">Pay</button>
<button name="act" value="pay-later">Pay later: the bank will say yes</button>
<button name="act" value="pay-later-fails">Pay later: the bank will say no</button>
<button name="act" value="expire">Let it expire</button>
<button name="act" value="cancel">Cancel and go back</button>
</form>`;

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

const page = (title: string, content: string): string => `<!doctype html>
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

const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);

const names: Readonly<Record<string, string>> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "#39" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&${names[char]};`);
