import type { DeliveryAttempt } from "#contract/schema/webhook.ts";
import type { EmitChange } from "../shared/changes.ts";
import type { Commits } from "../shared/commit.ts";
import { retryOnConflict } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock, HasIds, HasRandom, HasVault, HasWait } from "../shared/ports.ts";
import type { HasSafeHttp, HttpResult } from "../shared/safe-http.ts";
import type { HasTasks } from "../task/ports.ts";
import type { Presents } from "../task/present.ts";
import { showTask } from "../task/show-task.ts";
import type { WebhookChange } from "./changes.ts";
import { after, isSuccess } from "./health.ts";
import { payloadOf } from "./payload.ts";
import type { DeliveryExecution, HasDeliverySettings, HasWebhooks } from "./ports.ts";
import type { DeliveryRecord, WebhookRecord } from "./records.ts";
import { waitAfter } from "./schedule.ts";
import { secretsOf, signedHeaders } from "./sign.ts";

export type Delivers = Presents &
  HasWebhooks &
  HasTasks &
  HasVault &
  HasRandom &
  HasSafeHttp &
  HasClock &
  HasIds &
  HasWait &
  HasDeliverySettings &
  Commits<EmitChange | WebhookChange>;

/** What follows an attempt: nothing, or another attempt after this many seconds. */
export interface Next {
  readonly isDone: boolean;
  readonly waitSeconds: number;
}
const done: Next = { isDone: true, waitSeconds: 0 };

/** Eight scheduled attempts and one that the owner requested. */
const maxLoggedAttempts = 9;
const maxResponseChars = 1_024;

/** Makes the nth attempt (from 1) of a delivery, records it and returns what follows. */
export const attemptDelivery = async (deps: Delivers, execution: DeliveryExecution, attempt: number): Promise<Next> => {
  const delivery = await deps.webhooks.delivery(execution.userId, execution.deliveryId);
  const isAsked = execution.nth > 0;
  if (!delivery || (delivery.state !== "pending" && !isAsked)) return done;
  const webhook = await deps.webhooks.find(execution.userId);
  if (!webhook?.is_active) return giveUp(deps, execution, "The webhook was switched off or deleted.");
  const message = await messageOf(deps, delivery);
  if (!message) return giveUp(deps, execution, "The task was deleted.");
  // The message of a stage is not repeated for a day: the film's end says more.
  if (delivery.stage && message.hasEnded && attempt > 1 && !isAsked)
    return giveUp(deps, execution, "The film has ended in the meantime.");
  const outcome = await send(deps, webhook, { id: delivery.id, body: message.body });
  return note(deps, execution, { outcome, sentTo: webhook.webhook_url, attempt, isAsked });
};

/** Posts a signed message to a webhook. */
export const send = async (
  deps: HasVault & HasSafeHttp & HasClock,
  webhook: Pick<WebhookRecord, "webhook_url"> & Partial<WebhookRecord>,
  { id, body }: { readonly id: string; readonly body: string },
): Promise<HttpResult> => {
  // An address that is tested before it is saved has no secret.
  const secrets = isRecord(webhook) ? await secretsOf(deps, webhook) : [];
  const { "webhook-signature": signature, ...marks } = await signedHeaders(secrets, { id, at: deps.now(), body });
  return deps.safeHttp.send({
    method: "POST",
    url: webhook.webhook_url,
    headers: {
      "content-type": "application/json",
      "user-agent": "Animation-Agent-Webhooks/1",
      ...marks,
      ...(signature && { "webhook-signature": signature }),
    },
    body,
  });
};

const isRecord = (webhook: Partial<WebhookRecord>): webhook is WebhookRecord => webhook.secret !== undefined;

const messageOf = async (
  deps: Delivers,
  delivery: DeliveryRecord,
): Promise<{ readonly body: string; readonly hasEnded: boolean } | undefined> => {
  try {
    const task = await showTask(deps, delivery.user_id, delivery.task_id);
    const { event, stage, event_at: at, user_id: userId, error_message: error } = delivery;
    return {
      body: payloadOf({ event, stage, at, userId, error }, task),
      hasEnded: task.process_status !== "in_progress",
    };
  } catch (error) {
    if (error instanceof Refusal && error.code === "not_found") return undefined;
    throw error;
  }
};

interface Attempted {
  readonly outcome: HttpResult;
  readonly sentTo: string;
  readonly attempt: number;
  readonly isAsked: boolean;
}

/** One transaction: the attempt, the health of the webhook and, if the webhook is disabled, the event for its owner. */
const note = (
  deps: Delivers,
  execution: DeliveryExecution,
  { outcome, sentTo, attempt, isAsked }: Attempted,
): Promise<Next> => {
  const at = deps.now();
  const random = deps.random.number();
  const status = outcome.hasResponse ? outcome.status : undefined;
  return retryOnConflict(deps, async () => {
    const [delivery, webhook] = await Promise.all([
      deps.webhooks.delivery(execution.userId, execution.deliveryId),
      deps.webhooks.find(execution.userId),
    ]);
    // The attempt counts only for the address it was sent to; a new address starts with no failures.
    const healthy = webhook?.webhook_url === sentTo && webhook.is_active ? after(webhook, { at, status }) : undefined;
    const isOff = healthy?.is_active === false;
    const retryAfter = outcome.hasResponse ? outcome.retryAfter : undefined;
    const wait =
      isSuccess(status) || isOff || isAsked
        ? undefined
        : waitAfter(attempt, deps.settings.deliveryWaits, { retryAfter, now: at, random });
    const changes = [
      ...(delivery
        ? [{ kind: "put-delivery" as const, record: noted(delivery, at, outcome, wait, isAsked), from: delivery.rev }]
        : []),
      ...(webhook && healthy ? [{ kind: "put-webhook" as const, record: healthy, from: webhook.rev }] : []),
      ...(isOff ? [switchedOff(deps, healthy, at)] : []),
    ];
    return { changes, result: wait === undefined ? done : { isDone: false, waitSeconds: wait } };
  });
};

const noted = (
  delivery: DeliveryRecord,
  at: Date,
  outcome: HttpResult,
  wait: number | undefined,
  isAsked: boolean,
): DeliveryRecord => {
  const isDelivered = isSuccess(outcome.hasResponse ? outcome.status : undefined);
  // A requested attempt does not change the schedule of a pending delivery.
  const isUnderWay = isAsked && delivery.state === "pending" && !isDelivered;
  return {
    ...delivery,
    rev: delivery.rev + 1,
    state: isDelivered ? "delivered" : isUnderWay || wait !== undefined ? "pending" : "failed",
    next_attempt_at: isUnderWay
      ? delivery.next_attempt_at
      : wait === undefined
        ? undefined
        : new Date(at.getTime() + wait * 1000).toISOString(),
    note: undefined,
    attempts: [...delivery.attempts, logged(at, outcome)].slice(-maxLoggedAttempts),
  };
};

const logged = (at: Date, outcome: HttpResult): DeliveryAttempt => ({
  at: at.toISOString(),
  ms: outcome.ms,
  ...(outcome.hasResponse
    ? {
        status: outcome.status,
        response: outcome.text.slice(0, maxResponseChars),
        ...(!isSuccess(outcome.status) && { error: "status" as const }),
      }
    : { error: outcome.reason }),
});

const switchedOff = (deps: HasIds, webhook: WebhookRecord, at: Date) => ({
  kind: "emit" as const,
  event: {
    type: "webhook.disabled" as const,
    version: 1 as const,
    id: deps.newId("evt"),
    at: at.toISOString(),
    detail: {
      userId: webhook.user_id,
      // Only the host: the full URL may contain a token.
      host: new URL(webhook.webhook_url).hostname,
      reason: webhook.disabled_reason ?? "",
    },
  },
});

/** Marks a delivery as failed: it cannot be made, or its execution failed. */
export const giveUp = (
  deps: HasWebhooks & Commits<EmitChange | WebhookChange>,
  execution: DeliveryExecution,
  why: string,
): Promise<Next> =>
  retryOnConflict(deps, async () => {
    const delivery = await deps.webhooks.delivery(execution.userId, execution.deliveryId);
    const isOpen = delivery?.state === "pending";
    const record = delivery && {
      ...delivery,
      rev: delivery.rev + 1,
      state: isOpen ? ("failed" as const) : delivery.state,
      next_attempt_at: undefined,
      note: why,
    };
    return {
      changes: record && delivery ? [{ kind: "put-delivery" as const, record, from: delivery.rev }] : [],
      result: done,
    };
  });
