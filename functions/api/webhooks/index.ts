import * as contract from "#contract/endpoints/webhooks.ts";
import { artefacts } from "#functions/connect/artefacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { cursors } from "#functions/connect/cursors.ts";
import { database } from "#functions/connect/database.ts";
import { outbound } from "#functions/connect/outbound.ts";
import { vault } from "#functions/connect/vault.ts";
import { removeWebhook, rotateSecret, saveWebhook, showWebhook } from "#functions/core/webhook/config.ts";
import { listDeliveries, redeliver } from "#functions/core/webhook/deliveries.ts";
import { testWebhook } from "#functions/core/webhook/test-webhook.ts";
import { own } from "#functions/http/caller.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { route } from "#functions/http/route.ts";

const connect = () => ({ ...clock(), ...database(), ...cursors(), ...artefacts(), ...outbound(), ...vault() });
type Use = ReturnType<typeof connect>;

/** The webhooks function: where a user's films are announced, and how that went. */
export const routes = [
  route(contract.webhookConfig, async (use: Use, { caller, params }) => ({
    data: await showWebhook(use, own(params.userId, caller)),
  })),
  route(contract.saveWebhookConfig, async (use: Use, { caller, params, body }) => {
    own(body.user_id, caller);
    const { webhook_url: url, is_active: isActive } = body;
    return { data: await saveWebhook(use, own(params.userId, caller), { url, isActive }) };
  }),
  route(contract.deleteWebhookConfig, async (use: Use, { caller, params }) => {
    await removeWebhook(use, own(params.userId, caller));
    return {};
  }),
  route(contract.rotateWebhookSecret, async (use: Use, { caller, params }) => ({
    data: await rotateSecret(use, own(params.userId, caller)),
  })),
  route(contract.testWebhook, async (use: Use, { caller, body }) => {
    const { webhook_url: url, task_id: taskId } = body;
    const status = await testWebhook(use, own(body.user_id, caller), { url, taskId });
    return { message: "Test webhook sent successfully! Check your endpoint.", data: { status } };
  }),
  route(contract.webhookDeliveries, async (use: Use, { caller, params, query }) => ({
    data: await listDeliveries(use, own(params.userId, caller), query),
  })),
  route(contract.redeliverWebhook, async (use: Use, { caller, params }) => ({
    data: await redeliver(use, own(params.userId, caller), params.id),
  })),
];
export const handler = httpHandler(routes, connect);
