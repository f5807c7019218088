import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import type { StripeContext } from "./context.ts";
import { createSession } from "./create-session.ts";
import { type Field, parseForm } from "./form.ts";
import type { Payments } from "./payments.ts";
import { notFoundError, StripeError } from "./stripe-error.ts";

/** The connection breaks before or after the request is carried out, or the service replies 503. */
export type StripeFault = "before" | "after" | "busy";

/**
 * The server of Stripe's API, as far as a checkout needs it. `failNext` makes the next requests fail, one fault each.
 */
export const createApiServer = (context: StripeContext, payments: Payments) => {
  const scriptedFaults: StripeFault[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const fault = scriptedFaults.shift();
    if (fault === "before") return void incoming.socket.destroy();
    const body = await text(incoming);
    const reply = fault === "busy" ? busy : replyTo(context, payments, incoming, body);
    if (fault === "after") return void incoming.socket.destroy();
    outgoing
      .writeHead(reply.status, {
        "content-type": "application/json",
        "request-id": `req_${crypto.randomUUID().slice(0, 14)}`,
        ...(reply.isReplayed && { "idempotent-replayed": "true" }),
      })
      .end(JSON.stringify(reply.body));
  });
  server.keepAliveTimeout = 60_000;
  return { server, failNext: (...faults: StripeFault[]) => void scriptedFaults.push(...faults) };
};

interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly isReplayed: boolean;
}

const busy: Reply = {
  status: 503,
  body: { error: { type: "api_error", message: "Stripe is busy" } },
  isReplayed: false,
};

const replyTo = (context: StripeContext, payments: Payments, request: IncomingMessage, body: string): Reply => {
  try {
    if (!/^Bearer sk_test_\w+$/.test(request.headers.authorization ?? ""))
      throw new StripeError(401, "Invalid API Key provided", { type: "invalid_request_error" });
    const url = new URL(request.url ?? "/", "http://stripe");
    const key = request.headers["idempotency-key"];
    const perform = () => performRequest(context, payments, request.method ?? "", url, body);
    if (request.method !== "POST" || typeof key !== "string")
      return { status: 200, body: perform(), isReplayed: false };
    return performOnce(context, key, `${url.pathname} ${body}`, perform);
  } catch (error) {
    if (error instanceof StripeError) return { status: error.status, body: error.body, isReplayed: false };
    console.error("The fake Stripe failed", error);
    const message = "The fake Stripe failed";
    return { status: 500, body: { error: { type: "api_error", message } }, isReplayed: false };
  }
};

/** Carries out a request once per idempotency key, and replays its reply after that. Errors are not stored. */
const performOnce = ({ store }: StripeContext, key: string, request: string, perform: () => unknown): Reply => {
  const known = store.get("answers", key);
  if (known && known.asked !== request)
    throw new StripeError(400, "Keys for idempotent requests can only be used with the same parameters.", {
      type: "idempotency_error",
    });
  if (known) return { status: known.status, body: known.body, isReplayed: true };
  const body = perform();
  store.put("answers", key, { asked: request, status: 200, body });
  return { status: 200, body, isReplayed: false };
};

const performRequest = (
  context: StripeContext,
  payments: Payments,
  method: string,
  url: URL,
  body: string,
): unknown => {
  payments.applyDueChanges();
  const [, version, ...path] = url.pathname.split("/");
  const fields = parseForm(method === "POST" ? body : url.search.slice(1));
  const id = path.at(path[0] === "checkout" ? 2 : 1) ?? "";
  switch (`${method} /${version}/${path.map((part) => (part === id ? "{id}" : part)).join("/")}`) {
    case "POST /v1/checkout/sessions":
      return createSession(context, fields);
    case "GET /v1/checkout/sessions/{id}":
      return expand(context, payments.find(id), expansionsIn(fields));
    case "POST /v1/checkout/sessions/{id}/expire":
      return payments.expire(id);
    case "GET /v1/payment_intents/{id}": {
      const intent = context.store.get("intents", id);
      if (!intent) throw notFoundError("payment_intent", id);
      return expand(context, intent, expansionsIn(fields));
    }
    case "GET /v1/invoices/{id}": {
      const invoice = context.store.get("invoices", id);
      if (!invoice) throw notFoundError("invoice", id);
      return expand(context, invoice, expansionsIn(fields));
    }
    case "POST /v1/refunds": {
      const { charge, payment_intent, amount } = fields;
      const intent = context.store.get("intents", String(payment_intent ?? ""));
      return payments.refund(String(charge ?? intent?.latest_charge ?? ""), amount ? Number(amount) : undefined);
    }
    default:
      throw new StripeError(404, `Unrecognized request URL (${method}: ${url.pathname}).`);
  }
};

const expansionsIn = ({ expand: paths = [] }: Record<string, Field>): readonly string[] =>
  Array.isArray(paths) ? paths.map(String) : [];

/** Replaces references by the objects that they refer to. A path such as `payment_intent.latest_charge` goes deeper. */
const expand = (context: StripeContext, object: object, paths: readonly string[]): object => {
  const collections = {
    payment_intent: "intents",
    latest_charge: "charges",
    invoice: "invoices",
    customer: "customers",
  } as const;
  const expanded: Record<string, unknown> = { ...object };
  for (const path of paths) {
    const [first = "", ...rest] = path.split(".");
    const collection = collections[first as keyof typeof collections];
    if (!collection)
      throw new StripeError(400, `This property cannot be expanded (${path}).`, { code: "property_not_expandable" });
    const reference = expanded[first];
    const found = typeof reference === "string" ? context.store.get(collection, reference) : undefined;
    if (found) expanded[first] = expand(context, found, rest.length > 0 ? [rest.join(".")] : []);
  }
  return expanded;
};
