import { text, textsByNumber } from "./formats.ts";
import type { Setting } from "./setting.ts";

const given = (does: string) => ({ format: text("any text"), does, readBy: ["functions"] }) as const;

/** What a stack tells its functions about itself. */
export const stackSettings = {
  TABLE_NAME: given("The DynamoDB table."),
  ASSETS_BUCKET: given("The bucket of films and uploads."),
  EVENT_BUS: given("The EventBridge bus."),
  MAKE_VIDEO_ARN: given("The state machine that makes films."),
  DELIVER_WEBHOOK_ARN: given("The state machine that delivers webhooks."),
  SITE_URL: given("The address of the site, without a slash at its end."),
  MEDIA_KEY_IDS: {
    format: textsByNumber,
    does: "CloudFront's ids of the keys that sign links to files, by the keys' numbers in `media-signing`.",
    readBy: ["functions"],
  },
  MAIL_FROM: given("The sender of mails: `Animation Agent <no-reply@films.example>`."),
  MAIL_REPLY_TO: given("The address that answers to mails go to."),
  SECRETS_KEY: given("The KMS key that encrypts users' secrets."),
  CONTENT_KEY: given("The KMS key that signs films and pictures."),
  USER_POOL_ID: given("The Cognito user pool."),
  USER_POOL_CLIENT_ID: given("The site's client of the user pool."),
  USAGE_KEYS: given("The beginning of the names of API Gateway's API keys, one for each usage plan."),
  USER_POOL_KEYS_URL: given("The public keys that the user pool signs tokens with."),
  SECRETS_PATH: given("The beginning of the names of secrets in Secrets Manager: `animation-agent/prod/`."),
  POWERTOOLS_LOG_LEVEL: given("The lowest level that functions log."),
  POWERTOOLS_METRICS_NAMESPACE: given("The CloudWatch namespace of metrics. Without it functions count nothing."),
} as const satisfies Readonly<Record<string, Setting>>;
