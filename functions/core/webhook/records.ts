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

export interface WebhookRecords {
  find(userId: string): Promise<WebhookRecord | undefined>;
  delivery(userId: string, id: string): Promise<DeliveryRecord | undefined>;
  /** The newest first; `before` is the id of the last one of the page before. */
  deliveries(
    userId: string,
    page: { readonly limit: number; readonly before?: string | undefined },
  ): Promise<DeliveryRecord[]>;
}

/** What can happen to webhooks. `from` is the revision that was read; undefined: there was none. */
export type WebhookChange =
  | { readonly kind: "put-webhook"; readonly record: WebhookRecord; readonly from: number | undefined }
  | { readonly kind: "remove-webhook"; readonly userId: string }
  | { readonly kind: "put-delivery"; readonly record: DeliveryRecord; readonly from: number | undefined };

/** One way of a delivery through its state machine. */
export interface DeliveryRun {
  readonly userId: string;
  readonly deliveryId: string;
  /** 0: by the schedule. Above: the nth time that its owner asked for one more attempt. */
  readonly nth: number;
}

export interface DeliveryRuns {
  /** Starting the same run again does nothing. */
  start(run: DeliveryRun): Promise<void>;
}
