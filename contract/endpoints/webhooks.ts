import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { WebhookConfig, WebhookDelivery } from "../schema/webhook.ts";

const Owner = z.object({ userId: z.string() });
const Url = z.string().trim().max(2_048, "The URL is longer than 2,048 characters");
const path = "/api/user/{userId}/webhook-config";
const Config = z.object({ data: WebhookConfig });

export const webhookConfig = endpoint({
  id: "webhookConfig",
  method: "GET",
  path,
  caller: "user",
  scope: "webhooks:write",
  summary: "The webhook of a user, or null",
  params: Owner,
  reply: z.object({ data: WebhookConfig.nullable() }),
  errors: ["forbidden"],
});

export const saveWebhookConfig = endpoint({
  id: "saveWebhookConfig",
  method: "POST",
  path,
  caller: "user",
  scope: "webhooks:write",
  summary: "Set the URL and enable the webhook; the first response contains the signing secret",
  params: Owner,
  body: z.object({
    webhook_url: Url,
    is_active: z.boolean().default(true),
    stage_events: z.boolean().optional().meta({
      description:
        "Also send a message after script, voices, pictures and film. Left out, it stays as it is; at first it is off",
    }),
    user_id: z.string().optional(),
  }),
  reply: Config,
  errors: ["invalid_request", "forbidden", "conflict"],
});

export const deleteWebhookConfig = endpoint({
  id: "deleteWebhookConfig",
  method: "DELETE",
  path,
  caller: "user",
  scope: "webhooks:write",
  summary: "Delete the webhook and its signing secret",
  params: Owner,
  reply: z.object({}),
  errors: ["forbidden"],
});

export const rotateWebhookSecret = endpoint({
  id: "rotateWebhookSecret",
  method: "POST",
  path: `${path}/rotate-secret`,
  caller: "user",
  scope: "webhooks:write",
  limit: "key",
  summary: "Create a new signing secret, shown once; deliveries are also signed with the old one for 24 hours",
  params: Owner,
  reply: Config,
  errors: ["invalid_request", "forbidden", "conflict"],
});

export const testWebhook = endpoint({
  id: "testWebhook",
  method: "POST",
  path: "/api/webhook/test",
  caller: "user",
  scope: "webhooks:write",
  limit: "webhookTest",
  summary: "Send a sample task_completed message to the given or the saved URL; task_id chooses one of your films",
  body: z.object({
    webhook_url: Url.optional(),
    task_id: z.string().max(100).optional(),
    user_id: z.string().optional(),
  }),
  reply: z.object({ message: z.string(), data: z.object({ status: z.int() }) }),
  errors: ["invalid_request", "forbidden", "not_found", "provider_failed"],
});

export const webhookDeliveries = endpoint({
  id: "webhookDeliveries",
  method: "GET",
  path: "/api/user/{userId}/webhook-deliveries",
  caller: "user",
  scope: "webhooks:write",
  summary: "The webhook deliveries of the last 30 days with all attempts, newest first",
  params: Owner,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(20),
    cursor: z.string().max(500).optional().meta({ description: "`next_cursor` of the previous page" }),
  }),
  reply: z.object({ data: z.object({ deliveries: z.array(WebhookDelivery), next_cursor: z.string().optional() }) }),
  errors: ["invalid_request", "forbidden"],
});

export const redeliverWebhook = endpoint({
  id: "redeliverWebhook",
  method: "POST",
  path: "/api/user/{userId}/webhook-deliveries/{id}/redeliver",
  caller: "user",
  scope: "webhooks:write",
  limit: "webhookTest",
  summary: "Retry a delivery now, with the same webhook-id",
  params: Owner.extend({ id: z.string().min(1).max(100) }),
  reply: z.object({ data: WebhookDelivery }),
  errors: ["invalid_request", "forbidden", "not_found", "conflict"],
});
