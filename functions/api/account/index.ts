import * as contract from "#contract/endpoints/account.ts";
import { clock } from "#functions/connect/clock.ts";
import { cursors } from "#functions/connect/cursors.ts";
import { database } from "#functions/connect/database.ts";
import { identities } from "#functions/connect/identities.ts";
import { outlines } from "#functions/connect/outlines.ts";
import { settings } from "#functions/connect/settings.ts";
import { speechEstimate } from "#functions/connect/speech-estimate.ts";
import { initializeCredits } from "#functions/core/account/initialize-credits.ts";
import { showCredits } from "#functions/core/account/show-credits.ts";
import { folders } from "#functions/core/asset/folders.ts";
import { showLedger } from "#functions/core/credit/show-ledger.ts";
import { quote } from "#functions/core/order/quote.ts";
import { requireOwner } from "#functions/http/caller.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { route } from "#functions/http/route.ts";

const connect = () => ({
  ...clock(),
  ...database(),
  ...cursors(),
  ...identities(),
  ...speechEstimate(),
  ...outlines(),
  ...settings(),
});
type Deps = ReturnType<typeof connect>;

/** The account function: credits, ledger and price quotes. */
export const routes = [
  route(contract.credits, async (deps: Deps, { caller, params }) => ({
    data: await showCredits(deps, requireOwner(params.userId, caller)),
  })),
  route(contract.ledger, async (deps: Deps, { caller, params, query }) => ({
    data: await showLedger(deps, requireOwner(params.userId, caller), query),
  })),
  route(contract.quote, async (deps: Deps, { caller, body }) => ({ data: await quote(deps, caller.userId, body) })),
  route(contract.initializeUserCredits, async (deps: Deps, { caller, headers, body }) => {
    const token = (headers["authorization"] ?? "").replace(/^Bearer /i, "");
    const data = await initializeCredits(deps, requireOwner(body.userId, caller), token);
    return { message: "Your account is ready.", data };
  }),
  route(contract.createFolders, async (_: Deps, { caller, params }) => {
    requireOwner(params.userId, caller);
    return { folders: [...folders], message: "Your folders are ready. Each appears with its first file." };
  }),
];
export const handler = httpHandler(routes, connect);
