import { routes } from "#functions/api/tasks/index.ts";
import type { HasRateLimits, HasRateScale } from "#functions/core/shared/rate-limits.ts";
import { httpHandler } from "#functions/http/handler.ts";
import type { Route } from "#functions/http/route.ts";
import { context, request } from "#test/support/request.ts";

/** Calls the tasks function about the film `web_1`, over these ports. */
export const filmClient = <Deps extends HasRateLimits & HasRateScale>(deps: Deps) => {
  // The routes ask only for what the ports of a film have.
  const handler = httpHandler(routes as unknown as readonly Route<Deps>[], () => deps);
  const call = async (method: "GET" | "POST", path: string, options: Parameters<typeof request>[2] = {}) => {
    const { statusCode, headers, body } = await handler(
      request(method, path, { params: { id: "web_1" }, ...options }),
      context,
    );
    return { status: statusCode, headers, ...(body && JSON.parse(body)) };
  };
  return { deps, call };
};
