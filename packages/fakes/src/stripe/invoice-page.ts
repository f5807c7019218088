import type { Seller } from "./context.ts";
import type { Invoice } from "./objects.ts";
import { escaped, money, page } from "./pages.ts";
import { pdfOfLines } from "./pdf.ts";

interface InvoiceFacts {
  readonly invoice: Invoice;
  readonly seller: Seller;
  /** Cents of the payment that went back. */
  readonly refunded: number;
}

/** The page of an invoice. */
export const invoicePage = (facts: InvoiceFacts): string => {
  const { invoice } = facts;
  const paragraph = (lines: readonly string[]) => `<p>${lines.map(escaped).join("<br>")}</p>`;
  return page(
    `Test invoice ${invoice.number}`,
    `<h1>Invoice ${escaped(invoice.number)}</h1>
<p class="soft">${dateOf(invoice)}. Paid.</p>
<div class="sides"><section><h2>From</h2>${paragraph(sellerLines(facts))}</section>
<section><h2>To</h2>${paragraph(buyerLines(facts))}</section></div>
<table>${sums(facts)
      .map(([label, sum]) => `<tr><th scope="row">${escaped(label)}</th><td>${sum}</td></tr>`)
      .join("")}</table>
${isReversed(invoice) ? "<p>Tax to be paid on reverse charge basis.</p>" : ""}
<p><a href="${escaped(invoice.invoice_pdf)}">Download PDF</a></p>`,
  );
};

/** The same invoice as a PDF. */
export const invoicePdf = (facts: InvoiceFacts): Buffer =>
  pdfOfLines([
    `Invoice ${facts.invoice.number}`,
    `${dateOf(facts.invoice)}. Paid. This is a test: no money moved.`,
    "",
    "From",
    ...sellerLines(facts),
    "",
    "To",
    ...buyerLines(facts),
    "",
    ...sums(facts).map(([label, sum]) => `${label}: ${sum}`),
    ...(isReversed(facts.invoice) ? ["", "Tax to be paid on reverse charge basis."] : []),
  ]);

const dateOf = ({ created }: Invoice): string => new Date(created * 1000).toISOString().slice(0, 10);

const sellerLines = ({ seller }: InvoiceFacts): string[] =>
  [seller.name, ...seller.address.split(",")].map((line) => line.trim()).filter(Boolean);

const buyerLines = ({ invoice }: InvoiceFacts): string[] => {
  const { customer_name, customer_address: address, customer_email, customer_tax_ids } = invoice;
  const city = [address?.postal_code, address?.city].filter(Boolean).join(" ");
  const vat = customer_tax_ids.map(({ value }) => `VAT id ${value}`);
  return [customer_name, address?.line1, city, address?.country, customer_email, ...vat].filter(
    (line) => !!line,
  ) as string[];
};

const sums = ({ invoice, refunded }: InvoiceFacts): (readonly [label: string, sum: string])[] => {
  const inCurrency = (cents: number) => money(cents, invoice.currency);
  return [
    ...invoice.lines.data.map(
      ({ quantity, description, amount }) => [`${quantity} × ${description}`, inCurrency(amount)] as const,
    ),
    ...(invoice.total_taxes.length > 0
      ? [["Total excluding tax", inCurrency(invoice.total_excluding_tax)] as const]
      : []),
    ...invoice.total_taxes.map(({ amount, tax_behavior }) => [`Tax (${tax_behavior})`, inCurrency(amount)] as const),
    ["Total", inCurrency(invoice.total)],
    ...(refunded > 0 ? [["Refunded", inCurrency(refunded)] as const] : []),
  ];
};

const isReversed = ({ total_taxes }: Invoice): boolean =>
  total_taxes.some(({ taxability_reason }) => taxability_reason === "reverse_charge");
