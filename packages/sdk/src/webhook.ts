import { Webhook, WebhookVerificationError } from "standardwebhooks";

/** A message to your webhook. */
export interface WebhookMessage {
  readonly type: "task.completed" | "task.failed" | "task.expiring" | "task.review_ready" | "task.stage_completed";
  readonly event: "task_completed" | "task_failed" | "task_expiring" | "task_review_ready" | "task_stage_completed";
  /** The stage of `task_stage_completed`. */
  readonly stage?: "script" | "voices" | "pictures" | "film";
  readonly timestamp: string;
  readonly user_id: string;
  /** `cut_of` names the film of a new cut, which is a task of its own. */
  readonly task: { readonly task_id: string; readonly cut_of?: string } & Readonly<Record<string, unknown>>;
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

export { WebhookVerificationError };

/**
 * Returns the message if the signature is right. Throws `WebhookVerificationError` if it is not, or if the message is
 * older than five minutes. `body` is the request body as it came, not parsed. `secret` starts with `whsec_`.
 */
export const verifyWebhook = (secret: string, headers: Headers, body: string | Buffer): WebhookMessage => {
  const plain = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), `${value ?? ""}`]);
  // The signature proves that the service wrote the message.
  return new Webhook(secret).verify(body, Object.fromEntries(plain)) as WebhookMessage;
};
