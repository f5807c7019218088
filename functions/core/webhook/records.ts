import * as z from "zod";
import { WebhookDelivery } from "#contract/schema/webhook.ts";

/** A webhook as it is kept: its secrets are sealed. */
export const WebhookRecord = z.object({
  user_id: z.string(),
  rev: z.int(),
  webhook_url: z.string(),
  is_active: z.boolean(),
  secret: z.string(),
  /** The last four characters of the secret, for its owner to know it by. */
  secret_end: z.string(),
  previous_secret: z.string().optional(),
  previous_secret_until: z.string().optional(),
  failure_count: z.int(),
  first_failure_at: z.string().optional(),
  last_success_at: z.string().optional(),
  last_failure_at: z.string().optional(),
  disabled_reason: z.string().optional(),
});
export type WebhookRecord = z.infer<typeof WebhookRecord>;

/** A delivery as it is kept. What is sent is made from the task at each attempt. */
export const DeliveryRecord = WebhookDelivery.extend({
  user_id: z.string(),
  rev: z.int(),
  /** When it happened. */
  event_at: z.string(),
  /** Why the task failed: a task that was tried again has forgotten it. */
  error_message: z.string().optional(),
  /** How often its owner asked for one more attempt. */
  asked: z.int(),
  /** When it is deleted, in seconds. */
  expires: z.int(),
});
export type DeliveryRecord = z.infer<typeof DeliveryRecord>;
