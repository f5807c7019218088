import { text } from "node:stream/consumers";
import { inboxPage } from "@animation-agent/aws-emulators/ses";
import * as z from "zod";
import type { Product } from "../host/product.ts";
import { type Serve, sendJson } from "../host/server.ts";

const TokenRequest = z.object({
  sub: z.string().optional(),
  email: z.email(),
  "cognito:groups": z.array(z.string()).optional(),
});

export const health: Serve = (_, response) => sendJson(response, { ready: true });

/** All mails: HTML for a browser, else JSON. */
export const inbox =
  ({ mails }: Product): Serve =>
  async (request, response, url) => {
    if (request.method !== "GET" || url.pathname !== "/local/inbox") return void response.writeHead(404).end();
    const all = await mails();
    if (request.headers.accept?.includes("text/html"))
      return void response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(inboxPage(all));
    sendJson(response, all);
  };

/** Pages that exist only on one machine: the inbox, and tokens for load tests. */
export const localPages = (product: Product): Serve => {
  const showInbox = inbox(product);
  return async (request, response, url) => {
    if (request.method !== "POST" || url.pathname !== "/local/token") return showInbox(request, response, url);
    // A page of another site may send text without a preflight, but not JSON.
    if (!/^application\/json\b/i.test(request.headers["content-type"] ?? ""))
      return sendJson(response, { error: "Send JSON (Content-Type: application/json)" }, 415);
    const parsed = TokenRequest.safeParse(jsonOf(await text(request)));
    if (!parsed.success) return sendJson(response, { error: 'Send {sub?, email, "cognito:groups"?}' }, 400);
    const { sub, email, "cognito:groups": groups } = parsed.data;
    const { cognito } = product;
    sendJson(response, await cognito.issueTokens({ email, ...(sub && { sub }), ...(groups && { groups }) }));
  };
};

const jsonOf = (content: string): unknown => {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
};

/** The place of a film in the queue, `/local/queue/{taskId}`. */
export const filmPlace =
  ({ films }: Product): Serve =>
  (_, response, url) =>
    sendJson(response, {
      place: films.placeOf(decodeURIComponent(url.pathname.split("/").at(-1) ?? "")),
      filmsAtOnce: films.filmsAtOnce,
    });

/** The site's configuration, `/config.json`. */
export const siteConfig =
  ({ pool }: Product, region: string, site: string, operator: Readonly<Record<string, string>>): Serve =>
  (_, response) =>
    sendJson(response, {
      region,
      userPoolId: pool.id,
      userPoolClientId: pool.clientId,
      cognitoEndpoint: `${site}/local/cognito`,
      ...(pool.passkeys && { passkeyDomain: pool.passkeys.relyingPartyId }),
      ...operator,
    });
