import { httpHandler } from "#functions/http/handler.ts";
import type { Guards, Route } from "#functions/http/route.ts";
import { context, request } from "./request.ts";

/** Calls the routes of a context, on fake ports, as the user that a path names. */
export const makeRouteClient = <P extends Guards>(routes: readonly Route<never>[], deps: P) => {
  // The fake ports have all that the routes need.
  const handler = httpHandler(routes as unknown as readonly Route<P>[], () => deps);
  return async (...[method, path, options]: Parameters<typeof request>) => {
    const [, userId] = /^\/user\/([^/]+)/.exec(path) ?? [];
    const [, id] = /^\/user\/[^/]+\/[\w-]+\/([^/]+)\/\w+$/.exec(path) ?? [];
    const params = { ...(userId && { userId }), ...(id && { id }) };
    const { statusCode, body } = await handler(request(method, path, { params, ...options }), context);
    return { status: statusCode, ...JSON.parse(body) };
  };
};
