import { routes as adminRoutes } from "#functions/api/admin/index.ts";
import { routes as voucherRoutes } from "#functions/api/vouchers/index.ts";
import { httpHandler } from "#functions/http/handler.ts";
import type { Route } from "#functions/http/route.ts";
import { fakeAdminPorts } from "#test/support/admin.ts";
import { context, request } from "#test/support/request.ts";

const root = { sub: "root", "cognito:groups": "admin" };

/** Both functions over a world in memory: `call` by Ada, `admin` by an administrator. */
export const makeClient = (given: Parameters<typeof fakeAdminPorts>[0] = {}) => {
  const deps = fakeAdminPorts(given);
  // The routes ask only for what fakeAdminPorts has.
  const routes = [...adminRoutes, ...voucherRoutes] as unknown as readonly Route<typeof deps>[];
  const handler = httpHandler(routes, () => deps);
  const as =
    (claims: Record<string, string>) =>
    async (...[method, path, options]: Parameters<typeof request>) => {
      const [, email] = /by-email\/([^/]+)/.exec(path) ?? [];
      const given = request(method, path, { claims, ...(email && { params: { email } }), ...options });
      const { statusCode, body } = await handler(given, context);
      return { status: statusCode, ...JSON.parse(body) };
    };
  return { deps, call: as({ sub: "ada" }), admin: as(root) };
};
