export { type AgentOptions, AnimationAgent, hasEnded } from "./agent.ts";
export { ApiError } from "./errors.ts";
export type {
  Credits,
  Downloads,
  EditResult,
  FileKind,
  Film,
  Order,
  Quote,
  Receipt,
  SceneEdits,
  Scenes,
} from "./types.ts";
export { verifyWebhook, type WebhookMessage, WebhookVerificationError } from "./webhook.ts";
