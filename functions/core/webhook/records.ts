import * as z from "zod";
import { WebhookDelivery } from "#contract/schema/webhook.ts";

/** A stored webhook; its secrets are encrypted. */
export const WebhookRecord = z.object({
  user_id: z.string(),
  rev: z.int(),
  webhook_url: z.string(),
  is_active: z.boolean(),
  /** Whether messages are sent after stages of a film. */
  stage_events: z.boolean().optional(),
  secret: z.string(),
  /** The last four characters of the secret, shown to its owner. */
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

/** A stored delivery. Each attempt builds its payload from the task. */
export const DeliveryRecord = WebhookDelivery.extend({
  user_id: z.string(),
  rev: z.int(),
  /** Time of the event. */
  event_at: z.string(),
  /** The error of the task at the time of the event; a retry removes it from the task. */
  error_message: z.string().optional(),
  /** Number of attempts that the owner requested. */
  asked: z.int(),
  /** TTL in Unix seconds. */
  expires: z.int(),
});
export type DeliveryRecord = z.infer<typeof DeliveryRecord>;
