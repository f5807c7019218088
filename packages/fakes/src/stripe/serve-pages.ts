import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { Buyer } from "./buyer.ts";
import { type LocalStripe, performControlCall } from "./control.ts";
import { invoicePage, invoicePdf } from "./invoice-page.ts";
import { checkoutPage, receiptPage } from "./pages.ts";
import { StripeError } from "./stripe-error.ts";

/** How long a bank takes to answer: long enough to see the pending payment. */
const bankDelayMs = 4_000;

/** Serves the checkout page, receipts, invoices and the control calls of tests, under `/local/` of the product's origin. */
export const stripePages =
  (stripe: LocalStripe) =>
  async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const html = (content: string) =>
      void response
        .writeHead(200, {
          "content-type": "text/html; charset=utf-8",
          "cache-control": "no-store",
          "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
        })
        .end(content);
    const json = (status: number, value: unknown) =>
      void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
    try {
      if (request.method === "POST" && isForeignOrigin(request, stripe.site))
        return json(403, { error: "This origin is not allowed" });
      const [, , kind, id = ""] = url.pathname.split("/");
      if (kind === "stripe")
        return json(200, await performControlCall(stripe, `${request.method} ${id}`, await text(request)));
      if (kind === "receipt") return html(receiptPage(findCharge(stripe, id)));
      if (kind === "invoice") {
        const facts = findInvoice(stripe, id);
        if (!url.pathname.endsWith("/pdf")) return html(invoicePage(facts));
        return void response
          .writeHead(200, {
            "content-type": "application/pdf",
            "content-disposition": `attachment; filename="Invoice-${facts.invoice.number}.pdf"`,
          })
          .end(invoicePdf(facts));
      }
      stripe.payments.applyDueChanges();
      if (request.method === "POST") {
        const location = pressButton(stripe, id, new URLSearchParams(await text(request)));
        return void response.writeHead(303, { location }).end();
      }
      const session = stripe.payments.find(id);
      const product = stripe.store.get("orders", id)?.product ?? "";
      html(checkoutPage(session, product, stripe.store.get("customers", session.customer ?? "")));
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      json(error.status, error.body);
    }
  };

/** Pages of other origins may not press the buttons (CSRF). */
const isForeignOrigin = ({ headers }: IncomingMessage, site: string): boolean =>
  headers.origin !== undefined && headers.origin !== site;

/** Carries out the action of a button and returns the URL to show next. */
const pressButton = ({ payments }: LocalStripe, id: string, form: URLSearchParams): string => {
  const button = form.get("act") ?? "";
  const { success_url, cancel_url, status } = payments.find(id);
  const checkout = `/local/checkout/${id}`;
  if (button === "cancel") return cancel_url;
  if (status !== "open") return checkout;
  if (button === "expire") {
    payments.expire(id);
    return checkout;
  }
  const buyer = buyerIn(form);
  if (button === "pay") payments.pay(id, buyer);
  else if (button === "pay-later") payments.payLater(id, "succeeded", bankDelayMs, buyer);
  else if (button === "pay-later-fails") payments.payLater(id, "failed", bankDelayMs, buyer);
  else throw new StripeError(400, `Unknown button: ${button}`);
  return success_url.replaceAll("{CHECKOUT_SESSION_ID}", id);
};

/** The typed buyer; undefined if the page did not ask. */
const buyerIn = (form: URLSearchParams): Buyer | undefined => {
  const field = (name: string) => form.get(name)?.trim().slice(0, 200) || null;
  const name = field("name");
  if (!name) return undefined;
  const [line1, postal_code, city, country] = ["line1", "postal_code", "city", "country"].map(field);
  return {
    name,
    address: {
      line1: line1 ?? null,
      line2: null,
      postal_code: postal_code ?? null,
      city: city ?? null,
      state: null,
      country: country?.slice(0, 2).toUpperCase() ?? null,
    },
    taxId: field("tax_id") ?? undefined,
  };
};

const findInvoice = ({ store, seller }: LocalStripe, id: string) => {
  const invoice = store.get("invoices", id);
  if (!invoice) throw new StripeError(404, "This invoice does not exist.");
  const session = store.all("sessions").find(([, each]) => each.invoice === id)?.[1];
  const intent = store.get("intents", session?.payment_intent ?? "");
  return { invoice, seller, refunded: store.get("charges", intent?.latest_charge ?? "")?.amount_refunded ?? 0 };
};

const findCharge = ({ store }: LocalStripe, id: string) => {
  const charge = store.get("charges", id);
  if (!charge) throw new StripeError(404, "This receipt does not exist.");
  return charge;
};
