import * as contract from "#contract/endpoints/blog.ts";
import { blog } from "#functions/connect/blog.ts";
import { database } from "#functions/connect/database.ts";
import { vault } from "#functions/connect/vault.ts";
import { removeBlog, saveBlog, showBlog, testBlog } from "#functions/core/blog/config.ts";
import { own } from "#functions/http/caller.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { route } from "#functions/http/route.ts";

const connect = () => ({ ...database(), ...blog(), ...vault() });
type Use = ReturnType<typeof connect>;

/** The blog function: where completed films are published. */
export const routes = [
  route(contract.ghostConfig, async (use: Use, { caller, params }) => ({
    data: await showBlog(use, own(params.userId, caller)),
  })),
  route(contract.saveGhostConfig, async (use: Use, { caller, params, body }) => {
    const { ghost_api_url: url, ghost_admin_api_key: key, is_active: isActive } = body;
    return { data: await saveBlog(use, own(params.userId, caller), { url, key, isActive }) };
  }),
  route(contract.deleteGhostConfig, async (use: Use, { caller, params }) => {
    await removeBlog(use, own(params.userId, caller));
    return {};
  }),
  route(contract.testGhost, async (use: Use, { caller, body }) => {
    const { ghost_api_url: url, ghost_admin_api_key: key } = body;
    await testBlog(use, own(body.userId, caller), { url, key });
    return { message: "Ghost connection test successful! Your configuration is working properly." };
  }),
];
export const handler = httpHandler(routes, connect);
