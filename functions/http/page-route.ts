import type { Endpoint, RequestOf } from "#contract/endpoint.ts";
import { responseHeaders } from "#contract/response-headers.ts";
import { requireCaller } from "./caller.ts";
import { parseRequest, type RequestContext } from "./request.ts";
import type { Route } from "./route.ts";

interface Page {
  readonly status: number;
  readonly html: string;
}

/**
 * Binds an endpoint whose reply is an HTML page. The page has the headers of every reply: its scripts run only where
 * CloudFront replaces them by the site's headers, at the page's own address.
 */
export const pageRoute = <E extends Endpoint & { readonly mediaType: "text/html" }, P>(
  endpoint: E,
  serve: (deps: P, request: RequestOf<E> & RequestContext) => Promise<Page>,
): Route<P> => ({
  endpoint,
  answer: async (event, ports, limit) => {
    const caller = requireCaller(event, endpoint);
    await limit(ports, endpoint, caller, event);
    const { status, html } = await serve(ports, await parseRequest(endpoint, event, caller));
    return {
      statusCode: status,
      headers: { ...responseHeaders, "content-type": "text/html; charset=utf-8" },
      body: html,
    };
  },
});
