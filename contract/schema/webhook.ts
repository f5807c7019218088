import * as z from "zod";

/** The events of a webhook, by their names in the payload. */
export const WebhookEvent = z.enum([
  "task_completed",
  "task_failed",
  "task_expiring",
  "task_review_ready",
  "task_stage_completed",
]);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** The stages that a webhook may be told of, in order: a film has few messages however many scenes it has. */
export const WebhookStage = z.enum(["script", "voices", "pictures", "film"]);
export type WebhookStage = z.infer<typeof WebhookStage>;

export const WebhookConfig = z
  .object({
    webhook_url: z.string(),
    is_active: z.boolean(),
    stage_events: z.boolean().meta({
      description: "Whether a `task_stage_completed` message is sent after script, voices, pictures and film",
    }),
    secret: z.string().meta({
      description: "The signing secret. It is complete only in the response that created it, and masked in all others",
    }),
    previous_secret_until: z.iso.datetime().optional().meta({
      description: "Until then deliveries are also signed with the previous secret",
    }),
    last_success_at: z.iso.datetime().optional(),
    last_failure_at: z.iso.datetime().optional(),
    failure_count: z.int().meta({ description: "Consecutive failed attempts" }),
    disabled_reason: z.string().optional().meta({ description: "Why it was disabled automatically" }),
  })
  .meta({ id: "WebhookConfig", description: "The webhook that receives events of a user's tasks" });
export type WebhookConfig = z.infer<typeof WebhookConfig>;

export const DeliveryAttempt = z.object({
  at: z.iso.datetime(),
  status: z.int().optional().meta({ description: "The HTTP status of the response; absent if there was none" }),
  error: z
    .enum(["blocked", "dns", "connect", "tls", "timeout", "broken", "status"])
    .optional()
    .meta({ description: "Why the attempt failed. status: the response was not a 2xx" }),
  ms: z.int(),
  response: z.string().optional().meta({ description: "The first 1 KB of the response" }),
});
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>;

export const WebhookDelivery = z
  .object({
    id: z.string().meta({ description: "The header webhook-id, the same in all attempts" }),
    event: WebhookEvent,
    stage: WebhookStage.optional().meta({ description: "The stage of a `task_stage_completed` message" }),
    task_id: z.string(),
    state: z.enum(["pending", "delivered", "failed"]),
    created_at: z.iso.datetime(),
    next_attempt_at: z.iso.datetime().optional(),
    note: z.string().optional().meta({ description: "Why it was given up, if no attempt shows it" }),
    attempts: z.array(DeliveryAttempt).max(9),
  })
  .meta({ id: "WebhookDelivery", description: "One message to a webhook and all its attempts; kept for 30 days" });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
