import * as contract from "#contract/endpoints/blog.ts";
import { blog } from "#functions/connect/blog.ts";
import { database } from "#functions/connect/database.ts";
import { vault } from "#functions/connect/vault.ts";
import { removeBlog, saveBlog, showBlog, testBlog } from "#functions/core/blog/config.ts";
import { requireOwner } from "#functions/http/caller.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { route } from "#functions/http/route.ts";

const connect = () => ({ ...database(), ...blog(), ...vault() });
type Deps = ReturnType<typeof connect>;

/** The blog function: the Ghost blog where a user's completed films are published. */
export const routes = [
  route(contract.ghostConfig, async (deps: Deps, { caller, params }) => ({
    data: await showBlog(deps, requireOwner(params.userId, caller)),
  })),
  route(contract.saveGhostConfig, async (deps: Deps, { caller, params, body }) => {
    const { ghost_api_url: url, ghost_admin_api_key: key, is_active: isActive } = body;
    return { data: await saveBlog(deps, requireOwner(params.userId, caller), { url, key, isActive }) };
  }),
  route(contract.deleteGhostConfig, async (deps: Deps, { caller, params }) => {
    await removeBlog(deps, requireOwner(params.userId, caller));
    return {};
  }),
  route(contract.testGhost, async (deps: Deps, { caller, body }) => {
    const { ghost_api_url: url, ghost_admin_api_key: key } = body;
    await testBlog(deps, requireOwner(body.userId, caller), { url, key });
    return { message: "Ghost connection test successful! Your configuration is working properly." };
  }),
];
export const handler = httpHandler(routes, connect);
