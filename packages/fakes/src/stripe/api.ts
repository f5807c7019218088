import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { createSession } from "./create-session.ts";
import { type Field, fieldsIn } from "./form.ts";
import type { Happenings, World } from "./happenings.ts";
import { missing, StripeFault } from "./stripe-error.ts";

/** How the next requests fail, so that tests can break a call before Stripe has done anything, or after. */
export type Breakdown = "before" | "after" | "busy";

export interface StripeApi {
  readonly server: Server;
  /** Breaks the next requests. */
  breakDown(...next: Breakdown[]): void;
}

/** The calls of Stripe that the product makes, in its wire format. */
export const stripeApi = (world: World, happen: Happenings): StripeApi => {
  const breakdowns: Breakdown[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const breakdown = breakdowns.shift();
    if (breakdown === "before") return void incoming.socket.destroy();
    const body = await text(incoming);
    const {
      status,
      body: answer,
      replayed,
    } = breakdown === "busy" ? { status: 503, body: busy, replayed: false } : replyTo(world, happen, incoming, body);
    if (breakdown === "after") return void incoming.socket.destroy();
    outgoing
      .writeHead(status, {
        "content-type": "application/json",
        "request-id": `req_${crypto.randomUUID().slice(0, 14)}`,
        ...(replayed && { "idempotent-replayed": "true" }),
      })
      .end(JSON.stringify(answer));
  });
  server.keepAliveTimeout = 60_000;
  return { server, breakDown: (...next) => void breakdowns.push(...next) };
};

const busy = { error: { type: "api_error", message: "Stripe is busy" } };

export const listening = async (server: Server): Promise<Server> => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
};

interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly replayed: boolean;
}

const replyTo = (world: World, happen: Happenings, request: IncomingMessage, body: string): Reply => {
  try {
    if (!/^Bearer sk_test_\w+$/.test(request.headers.authorization ?? ""))
      throw new StripeFault(401, "Invalid API Key provided", { type: "invalid_request_error" });
    const url = new URL(request.url ?? "/", "http://stripe");
    const key = request.headers["idempotency-key"];
    if (request.method !== "POST" || typeof key !== "string")
      return { status: 200, body: answer(world, happen, request.method ?? "", url, body), replayed: false };
    return doneOnce(world, key, `${url.pathname} ${body}`, () => answer(world, happen, "POST", url, body));
  } catch (error) {
    if (error instanceof StripeFault) return { status: error.status, body: error.body, replayed: false };
    console.error("The stand-in of Stripe failed", error);
    return { status: 500, body: { error: { type: "api_error", message: "The stand-in failed" } }, replayed: false };
  }
};

/** Under one key a thing is done once; a key is not used again for another thing. What was refused is not kept. */
const doneOnce = ({ books }: World, key: string, asked: string, work: () => unknown): Reply => {
  const known = books.get("answers", key);
  if (known && known.asked !== asked)
    throw new StripeFault(400, "Keys for idempotent requests can only be used with the same parameters.", {
      type: "idempotency_error",
    });
  if (known) return { status: known.status, body: known.body, replayed: true };
  const body = work();
  books.put("answers", key, { asked, status: 200, body });
  return { status: 200, body, replayed: false };
};

const answer = (world: World, happen: Happenings, method: string, url: URL, body: string): unknown => {
  happen.passTime();
  const [, version, ...path] = url.pathname.split("/");
  const fields = fieldsIn(method === "POST" ? body : url.search.slice(1));
  const id = path.at(path[0] === "checkout" ? 2 : 1) ?? "";
  switch (`${method} /${version}/${path.map((part) => (part === id ? "{id}" : part)).join("/")}`) {
    case "POST /v1/checkout/sessions":
      return createSession(world, fields);
    case "GET /v1/checkout/sessions/{id}":
      return expanded(world, happen.find(id), expansions(fields));
    case "POST /v1/checkout/sessions/{id}/expire":
      return happen.expire(id);
    case "GET /v1/payment_intents/{id}": {
      const intent = world.books.get("intents", id);
      if (!intent) throw missing("payment_intent", id);
      return expanded(world, intent, expansions(fields));
    }
    case "POST /v1/refunds": {
      const { charge, payment_intent, amount } = fields;
      const intent = world.books.get("intents", String(payment_intent ?? ""));
      return happen.refund(String(charge ?? intent?.latest_charge ?? ""), amount ? Number(amount) : undefined);
    }
    default:
      throw new StripeFault(404, `Unrecognized request URL (${method}: ${url.pathname}).`);
  }
};

const expansions = ({ expand = [] }: Record<string, Field>): readonly string[] =>
  Array.isArray(expand) ? expand.map(String) : [];

/** The object with the named references replaced by what they refer to, also below each other. */
const expanded = (world: World, object: object, wanted: readonly string[]): object => {
  const shelves = { payment_intent: "intents", latest_charge: "charges" } as const;
  const grown: Record<string, unknown> = { ...object };
  for (const path of wanted) {
    const [first = "", ...rest] = path.split(".");
    const shelf = shelves[first as keyof typeof shelves];
    if (!shelf)
      throw new StripeFault(400, `This property cannot be expanded (${path}).`, { code: "property_not_expandable" });
    const found = typeof grown[first] === "string" ? world.books.get(shelf, String(grown[first])) : undefined;
    if (found) grown[first] = expanded(world, found, rest.length > 0 ? [rest.join(".")] : []);
  }
  return grown;
};
