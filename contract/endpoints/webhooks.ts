import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { WebhookConfig, WebhookDelivery } from "../schema/webhook.ts";

const Owner = z.object({ userId: z.string() });
const Url = z.string().trim().max(2_048, "The address is longer than 2,048 characters");
const path = "/api/user/{userId}/webhook-config";
const Config = z.object({ data: WebhookConfig });

export const webhookConfig = endpoint({
  id: "webhookConfig",
  method: "GET",
  path,
  caller: "user",
  summary: "Where a user's films are announced; data is null where nowhere",
  params: Owner,
  reply: z.object({ data: WebhookConfig.nullable() }),
  errors: ["forbidden"],
});

export const saveWebhookConfig = endpoint({
  id: "saveWebhookConfig",
  method: "POST",
  path,
  caller: "user",
  summary: "Set the address, and switch it on; the first time the answer holds the signing secret",
  params: Owner,
  body: z.object({ webhook_url: Url, is_active: z.boolean().default(true), user_id: z.string().optional() }),
  reply: Config,
  errors: ["invalid_request", "forbidden", "conflict"],
});

export const deleteWebhookConfig = endpoint({
  id: "deleteWebhookConfig",
  method: "DELETE",
  path,
  caller: "user",
  summary: "Announce no more films; the signing secret is forgotten",
  params: Owner,
  reply: z.object({}),
  errors: ["forbidden"],
});

export const rotateWebhookSecret = endpoint({
  id: "rotateWebhookSecret",
  method: "POST",
  path: `${path}/rotate-secret`,
  caller: "user",
  limit: "key",
  summary: "A new signing secret, shown once; deliveries are signed with the old one too for 24 hours",
  params: Owner,
  reply: Config,
  errors: ["invalid_request", "forbidden", "conflict"],
});

export const testWebhook = endpoint({
  id: "testWebhook",
  method: "POST",
  path: "/api/webhook/test",
  caller: "user",
  limit: "webhookTest",
  summary: "Send a sample task_completed message, of an own film if one is named, to the given or the saved address",
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
  summary: "What was sent to the webhook in the last 30 days, newest first, with every attempt",
  params: Owner,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(20),
    cursor: z.string().max(500).optional().meta({ description: "The next_cursor of the page before" }),
  }),
  reply: z.object({ data: z.object({ deliveries: z.array(WebhookDelivery), next_cursor: z.string().optional() }) }),
  errors: ["invalid_request", "forbidden"],
});

export const redeliverWebhook = endpoint({
  id: "redeliverWebhook",
  method: "POST",
  path: "/api/user/{userId}/webhook-deliveries/{id}/redeliver",
  caller: "user",
  limit: "webhookTest",
  summary: "Try a delivery once more, now, under the same webhook-id",
  params: Owner.extend({ id: z.string().min(1).max(100) }),
  reply: z.object({ data: WebhookDelivery }),
  errors: ["invalid_request", "forbidden", "not_found", "conflict"],
});
