import * as z from "zod";

/** What happened to a film that a webhook tells of, as the payload names it. */
export const WebhookEvent = z.enum(["task_completed", "task_failed", "task_expiring"]);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

export const WebhookConfig = z
  .object({
    webhook_url: z.string(),
    is_active: z.boolean(),
    secret: z.string().meta({
      description: "What deliveries are signed with: whole only in the answer that made it, masked in all others",
    }),
    previous_secret_until: z.iso.datetime().optional().meta({
      description: "Until then deliveries are also signed with the secret before this one",
    }),
    last_success_at: z.iso.datetime().optional(),
    last_failure_at: z.iso.datetime().optional(),
    failure_count: z.int().meta({ description: "Attempts that failed in a row" }),
    disabled_reason: z.string().optional().meta({ description: "Why it was switched off by itself" }),
  })
  .meta({ id: "WebhookConfig", description: "Where a user's films are announced" });
export type WebhookConfig = z.infer<typeof WebhookConfig>;

export const DeliveryAttempt = z.object({
  at: z.iso.datetime(),
  status: z.int().optional().meta({ description: "What the receiver answered; absent where it did not" }),
  error: z
    .enum(["blocked", "dns", "connect", "tls", "timeout", "broken", "status"])
    .optional()
    .meta({ description: "Why the attempt failed; status: it was answered, but not by a 2xx" }),
  ms: z.int(),
  response: z.string().optional().meta({ description: "The first 1 KB of the answer" }),
});
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>;

export const WebhookDelivery = z
  .object({
    id: z.string().meta({ description: "The header webhook-id of all its attempts" }),
    event: WebhookEvent,
    task_id: z.string(),
    state: z.enum(["pending", "delivered", "failed"]),
    created_at: z.iso.datetime(),
    next_attempt_at: z.iso.datetime().optional(),
    note: z.string().optional().meta({ description: "Why it was given up, where no attempt says so" }),
    attempts: z.array(DeliveryAttempt).max(9),
  })
  .meta({ id: "WebhookDelivery", description: "One message to a webhook and all attempts to bring it; kept 30 days" });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
