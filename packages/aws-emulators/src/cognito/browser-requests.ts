import type { IncomingMessage, ServerResponse } from "node:http";
import type { SigningKey } from "./signing-key.ts";

/** Serves CORS preflights and the pool's JWKS. Returns whether it has sent a response. */
export const handleBrowserRequest =
  (poolId: string, { jwks }: SigningKey) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    const { origin } = request.headers;
    if (origin && isLocal(origin)) {
      response.setHeader("access-control-allow-origin", origin);
      response.setHeader("access-control-allow-headers", "*");
      response.setHeader("access-control-expose-headers", "x-amzn-errortype, x-amzn-requestid");
      response.setHeader("access-control-max-age", "600");
      response.setHeader("vary", "origin");
    }
    if (request.method === "OPTIONS") {
      response.writeHead(204).end();
      return true;
    }
    if (request.url !== `/${poolId}/.well-known/jwks.json`) return false;
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(jwks));
    return true;
  };

/** Pages of other origins must not administer the users. */
const isLocal = (origin: string): boolean => /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);
