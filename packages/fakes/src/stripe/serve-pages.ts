import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { type LocalStripe, performControlCall } from "./control.ts";
import { checkoutPage, receiptPage } from "./pages.ts";
import { StripeError } from "./stripe-error.ts";

/** How long a bank takes to answer: long enough to see the pending payment. */
const bankDelayMs = 4_000;

/** Serves the checkout page, receipts and the control calls of tests, under `/local/` of the product's origin. */
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
      stripe.payments.applyDueChanges();
      if (request.method === "POST") {
        const location = pressButton(stripe, id, new URLSearchParams(await text(request)).get("act") ?? "");
        return void response.writeHead(303, { location }).end();
      }
      html(checkoutPage(stripe.payments.find(id), stripe.store.get("orders", id)?.product ?? ""));
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      json(error.status, error.body);
    }
  };

/** Pages of other origins may not press the buttons (CSRF). */
const isForeignOrigin = ({ headers }: IncomingMessage, site: string): boolean =>
  headers.origin !== undefined && headers.origin !== site;

/** Carries out the action of a button and returns the URL to show next. */
const pressButton = ({ payments }: LocalStripe, id: string, button: string): string => {
  const { success_url, cancel_url, status } = payments.find(id);
  const checkout = `/local/checkout/${id}`;
  if (button === "cancel") return cancel_url;
  if (status !== "open") return checkout;
  if (button === "expire") {
    payments.expire(id);
    return checkout;
  }
  if (button === "pay") payments.pay(id);
  else if (button === "pay-later") payments.payLater(id, "succeeded", bankDelayMs);
  else if (button === "pay-later-fails") payments.payLater(id, "failed", bankDelayMs);
  else throw new StripeError(400, `Unknown button: ${button}`);
  return success_url.replaceAll("{CHECKOUT_SESSION_ID}", id);
};

const findCharge = ({ store }: LocalStripe, id: string) => {
  const charge = store.get("charges", id);
  if (!charge) throw new StripeError(404, "This receipt does not exist.");
  return charge;
};
