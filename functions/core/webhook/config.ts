import type { WebhookConfig } from "#contract/schema/webhook.ts";
import type { Commits } from "../shared/commit.ts";
import { retryOnConflict } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock, HasRandom, HasVault } from "../shared/ports.ts";
import type { HasSafeHttp } from "../shared/safe-http.ts";
import type { WebhookChange } from "./changes.ts";
import type { HasWebhooks } from "./ports.ts";
import type { WebhookRecord } from "./records.ts";
import { newSecret } from "./sign.ts";

type Keeps = HasWebhooks & HasVault & HasRandom & HasSafeHttp & HasClock & Commits<WebhookChange>;

export const noUrl = "Please configure a webhook URL first";

/** How long the old secret still signs after a rotation. */
const overlapHours = 24;

export const showWebhook = async (deps: HasWebhooks & HasClock, userId: string): Promise<WebhookConfig | null> => {
  const record = await deps.webhooks.find(userId);
  return record ? shown(record, deps.now()) : null;
};

interface WebhookFields {
  readonly url: string;
  readonly isActive: boolean;
  /** Undefined keeps the stored value. */
  readonly stageEvents?: boolean | undefined;
}

/** Sets the address, enables or disables the webhook and its messages after stages, and resets its failures. */
export const saveWebhook = async (
  deps: Keeps,
  userId: string,
  { url, isActive, stageEvents }: WebhookFields,
): Promise<WebhookConfig> => {
  if (!url) throw new Refusal("invalid_request", noUrl);
  const fault = deps.safeHttp.urlProblem(url);
  if (fault) throw new Refusal("invalid_request", fault);
  return retryOnConflict(deps, async () => {
    const before = await deps.webhooks.find(userId);
    const set = {
      webhook_url: url,
      is_active: isActive,
      ...(stageEvents !== undefined && { stage_events: stageEvents }),
      failure_count: 0,
      first_failure_at: undefined,
      disabled_reason: undefined,
    };
    if (before) return put({ ...before, ...set, rev: before.rev + 1 }, before.rev, deps.now());
    const secret = newSecret(deps.random);
    const record = { user_id: userId, rev: 1, ...set, ...(await sealed(deps, userId, secret)) };
    return put(record, undefined, deps.now(), secret);
  });
};

export const removeWebhook = (deps: Commits<WebhookChange>, userId: string): Promise<void> =>
  deps.commit([{ kind: "remove-webhook", userId }]);

/** Rotates the secret. The old one also signs for a day, so that the receiver can switch without a gap. */
export const rotateSecret = (deps: Keeps, userId: string): Promise<WebhookConfig> =>
  retryOnConflict(deps, async () => {
    const before = await deps.webhooks.find(userId);
    if (!before) throw new Refusal("invalid_request", noUrl);
    const secret = newSecret(deps.random);
    const record = {
      ...before,
      ...(await sealed(deps, userId, secret)),
      previous_secret: before.secret,
      previous_secret_until: new Date(deps.now().getTime() + overlapHours * 3_600_000).toISOString(),
      rev: before.rev + 1,
    };
    return put(record, before.rev, deps.now(), secret);
  });

const sealed = async (deps: HasVault, userId: string, secret: string) => ({
  secret: await deps.vault.seal(secret, { userId, use: "webhook" }),
  secret_end: secret.slice(-4),
});

const put = (record: WebhookRecord, from: number | undefined, now: Date, secret?: string) => ({
  changes: [{ kind: "put-webhook" as const, record, from }],
  result: { ...shown(record, now), ...(secret && { secret }) },
});

/** Shows only a new secret; stored secrets are never returned. */
const shown = (record: WebhookRecord, now: Date): WebhookConfig => {
  const until = record.previous_secret_until;
  return {
    webhook_url: record.webhook_url,
    is_active: record.is_active,
    stage_events: record.stage_events ?? false,
    secret: `whsec_...${record.secret_end}`,
    failure_count: record.failure_count,
    last_success_at: record.last_success_at,
    last_failure_at: record.last_failure_at,
    disabled_reason: record.disabled_reason,
    previous_secret_until: until && new Date(until) > now ? until : undefined,
  };
};
