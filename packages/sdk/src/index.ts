export { type AgentOptions, AnimationAgent, hasEnded } from "./agent.ts";
export { ApiError } from "./errors.ts";
export type * from "./types.ts";
export { verifyWebhook, type WebhookMessage, WebhookVerificationError } from "./webhook.ts";
