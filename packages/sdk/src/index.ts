export { type AgentOptions, AnimationAgent, hasEnded } from "./agent.ts";
export { ApiError } from "./errors.ts";
export type { Credits, Downloads, FileKind, Film, Order, Quote, Receipt } from "./types.ts";
export { verifyWebhook, type WebhookMessage, WebhookVerificationError } from "./webhook.ts";
