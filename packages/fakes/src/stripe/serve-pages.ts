import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { control } from "./control.ts";
import { checkoutPage, receiptPage } from "./pages.ts";
import type { LocalStripe } from "./start-stripe.ts";
import { StripeFault } from "./stripe-error.ts";

/** Milliseconds until a bank answers on this machine: long enough to see a payment wait for it. */
const bankTime = 4_000;

/** What people and tests see of the stand-in, on the product's own origin: the checkout, receipts, the control calls. */
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
      if (request.method === "POST" && isElsewhere(request, stripe.site)) return json(403, { error: "Not from here" });
      const [, , kind, id = ""] = url.pathname.split("/");
      if (kind === "stripe") return json(200, await control(stripe, `${request.method} ${id}`, await text(request)));
      if (kind === "receipt") return html(receiptPage(receiptOf(stripe, id)));
      stripe.happen.passTime();
      if (request.method === "POST") {
        const to = act(stripe, id, new URLSearchParams(await text(request)).get("act") ?? "");
        return void response.writeHead(303, { location: to }).end();
      }
      html(checkoutPage(stripe.happen.find(id), stripe.books.get("orders", id)?.product ?? ""));
    } catch (error) {
      if (!(error instanceof StripeFault)) throw error;
      json(error.status, error.body);
    }
  };

/** A page from another origin may not press our buttons. */
const isElsewhere = ({ headers }: IncomingMessage, site: string): boolean =>
  headers.origin !== undefined && headers.origin !== site;

/** Does what a button says, and answers where the browser goes next. */
const act = ({ happen }: LocalStripe, id: string, wanted: string): string => {
  const { success_url, cancel_url, status } = happen.find(id);
  const here = `/local/checkout/${id}`;
  if (wanted === "cancel") return cancel_url;
  if (status !== "open") return here;
  if (wanted === "expire") {
    happen.expire(id);
    return here;
  }
  if (wanted === "pay") happen.pay(id);
  else if (wanted === "pay-later") happen.payLater(id, "succeeded", bankTime);
  else if (wanted === "pay-later-fails") happen.payLater(id, "failed", bankTime);
  else throw new StripeFault(400, `Unknown button: ${wanted}`);
  return success_url.replaceAll("{CHECKOUT_SESSION_ID}", id);
};

const receiptOf = ({ books }: LocalStripe, id: string) => {
  const charge = books.get("charges", id);
  if (!charge) throw new StripeFault(404, "There is no such receipt.");
  return charge;
};
