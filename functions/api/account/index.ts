import * as contract from "#contract/endpoints/account.ts";
import { artifacts } from "#functions/connect/artifacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { cursors } from "#functions/connect/cursors.ts";
import { database } from "#functions/connect/database.ts";
import { executions } from "#functions/connect/executions.ts";
import { identities } from "#functions/connect/identities.ts";
import { mailLinks } from "#functions/connect/mail-links.ts";
import { outlines } from "#functions/connect/outlines.ts";
import { settings } from "#functions/connect/settings.ts";
import { speechEstimate } from "#functions/connect/speech-estimate.ts";
import { vault } from "#functions/connect/vault.ts";
import { youTube } from "#functions/connect/youtube.ts";
import { initializeCredits } from "#functions/core/account/initialize-credits.ts";
import { saveLanguage, showLanguage } from "#functions/core/account/language.ts";
import { listPronunciations, savePronunciations } from "#functions/core/account/pronunciations.ts";
import { showCredits } from "#functions/core/account/show-credits.ts";
import { deleteAccount } from "#functions/core/account-data/delete-account.ts";
import { exportAccount } from "#functions/core/account-data/export-account.ts";
import { folders } from "#functions/core/asset/folders.ts";
import { showLedger } from "#functions/core/credit/show-ledger.ts";
import { saveMailPreferences, showMailPreferences } from "#functions/core/mail/preferences.ts";
import { redirectPage } from "#functions/core/mail/redirect-page.ts";
import { showSubscription, unsubscribe } from "#functions/core/mail/unsubscribe.ts";
import { quote } from "#functions/core/order/quote.ts";
import { requireOwner } from "#functions/http/caller.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { pageRoute } from "#functions/http/page-route.ts";
import { route } from "#functions/http/route.ts";

const connect = () => ({
  ...clock(),
  ...database(),
  ...cursors(),
  ...artifacts(),
  ...executions(),
  ...identities(),
  ...speechEstimate(),
  ...outlines(),
  ...settings(),
  ...vault(),
  ...youTube(),
  ...mailLinks(),
});
type Deps = ReturnType<typeof connect>;

const tokenIn = (headers: Readonly<Record<string, string | undefined>>): string =>
  (headers["authorization"] ?? "").replace(/^Bearer /i, "");

/** The account function: credits, ledger, price quotes, and the account's export and deletion. */
export const routes = [
  route(contract.credits, async (deps: Deps, { caller, params }) => ({
    data: await showCredits(deps, requireOwner(params.userId, caller)),
  })),
  route(contract.ledger, async (deps: Deps, { caller, params, query }) => ({
    data: await showLedger(deps, requireOwner(params.userId, caller), query),
  })),
  route(contract.quote, async (deps: Deps, { caller, body }) => ({ data: await quote(deps, caller.userId, body) })),
  route(contract.initializeUserCredits, async (deps: Deps, { caller, headers, body }) => {
    const data = await initializeCredits(deps, requireOwner(body.userId, caller), tokenIn(headers));
    return { message: "Your account is ready.", data };
  }),
  route(contract.createFolders, async (_: Deps, { caller, params }) => {
    requireOwner(params.userId, caller);
    return { folders: [...folders], message: "Your folders are ready. Each appears with its first file." };
  }),
  route(contract.listPronunciations, async (deps: Deps, { caller, params }) => ({
    data: { pronunciations: await listPronunciations(deps, requireOwner(params.userId, caller)) },
  })),
  route(contract.savePronunciations, async (deps: Deps, { caller, params, body }) => ({
    data: {
      pronunciations: await savePronunciations(deps, requireOwner(params.userId, caller), body.pronunciations),
    },
  })),
  route(contract.mailPreferences, async (deps: Deps, { caller, params }) => ({
    data: await showMailPreferences(deps, requireOwner(params.userId, caller)),
  })),
  route(contract.saveMailPreferences, async (deps: Deps, { caller, params, body }) => ({
    data: await saveMailPreferences(deps, requireOwner(params.userId, caller), body),
  })),
  route(contract.userLanguage, async (deps: Deps, { caller, params }) => ({
    data: await showLanguage(deps, requireOwner(params.userId, caller)),
  })),
  route(contract.saveUserLanguage, async (deps: Deps, { caller, params, body }) => ({
    data: await saveLanguage(deps, requireOwner(params.userId, caller), body.language),
  })),
  route(contract.mailSubscription, async (deps: Deps, { params }) => ({
    data: await showSubscription(deps, params.token),
  })),
  pageRoute(contract.unsubscribePage, async (_: Deps, { params }) => ({
    status: 200,
    html: redirectPage(params.token),
  })),
  route(contract.unsubscribe, async (deps: Deps, { params }) => ({ data: await unsubscribe(deps, params.token) })),
  route(contract.exportAccount, async (deps: Deps, { caller, params, query }) => ({
    data: await exportAccount(deps, requireOwner(params.userId, caller), query.page),
  })),
  route(contract.deleteAccount, async (deps: Deps, { caller, params, headers }) => ({
    data: await deleteAccount(deps, requireOwner(params.userId, caller), tokenIn(headers)),
  })),
];
export const handler = httpHandler(routes, connect);
