import * as contract from "#contract/endpoints/webhooks.ts";
import { artifacts } from "#functions/connect/artifacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { cursors } from "#functions/connect/cursors.ts";
import { database } from "#functions/connect/database.ts";
import { safeHttp } from "#functions/connect/safe-http.ts";
import { vault } from "#functions/connect/vault.ts";
import { removeWebhook, rotateSecret, saveWebhook, showWebhook } from "#functions/core/webhook/config.ts";
import { listDeliveries, redeliver } from "#functions/core/webhook/deliveries.ts";
import { testWebhook } from "#functions/core/webhook/test-webhook.ts";
import { requireOwner } from "#functions/http/caller.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { route } from "#functions/http/route.ts";

const connect = () => ({ ...clock(), ...database(), ...cursors(), ...artifacts(), ...safeHttp(), ...vault() });
type Deps = ReturnType<typeof connect>;

/** The webhooks function: a user's webhook and its deliveries. */
export const routes = [
  route(contract.webhookConfig, async (deps: Deps, { caller, params }) => ({
    data: await showWebhook(deps, requireOwner(params.userId, caller)),
  })),
  route(contract.saveWebhookConfig, async (deps: Deps, { caller, params, body }) => {
    requireOwner(body.user_id, caller);
    const { webhook_url: url, is_active: isActive, stage_events: stageEvents } = body;
    return { data: await saveWebhook(deps, requireOwner(params.userId, caller), { url, isActive, stageEvents }) };
  }),
  route(contract.deleteWebhookConfig, async (deps: Deps, { caller, params }) => {
    await removeWebhook(deps, requireOwner(params.userId, caller));
    return {};
  }),
  route(contract.rotateWebhookSecret, async (deps: Deps, { caller, params }) => ({
    data: await rotateSecret(deps, requireOwner(params.userId, caller)),
  })),
  route(contract.testWebhook, async (deps: Deps, { caller, body }) => {
    const { webhook_url: url, task_id: taskId } = body;
    const status = await testWebhook(deps, requireOwner(body.user_id, caller), { url, taskId });
    return { message: "Test webhook sent successfully! Check your endpoint.", data: { status } };
  }),
  route(contract.webhookDeliveries, async (deps: Deps, { caller, params, query }) => ({
    data: await listDeliveries(deps, requireOwner(params.userId, caller), query),
  })),
  route(contract.redeliverWebhook, async (deps: Deps, { caller, params }) => ({
    data: await redeliver(deps, requireOwner(params.userId, caller), params.id),
  })),
];
export const handler = httpHandler(routes, connect);
