import type { StageEvent, TaskEvent } from "#contract/events.ts";
import type { WebhookEvent, WebhookStage } from "#contract/schema/webhook.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock } from "../shared/ports.ts";
import type { HasTasks } from "../task/ports.ts";
import type { WebhookChange } from "./changes.ts";
import type { DeliveryExecution, HasDeliveryExecutions, HasWebhooks } from "./ports.ts";
import type { DeliveryRecord } from "./records.ts";

const keptDays = 30;
const webhookEvents: Partial<Record<TaskEvent["type"], WebhookEvent>> = {
  "task.completed": "task_completed",
  "task.failed": "task_failed",
  "task.expiring": "task_expiring",
  "task.review_ready": "task_review_ready",
};

const webhookStages: Partial<Record<StageEvent["type"], WebhookStage>> = {
  "film.scenes_planned": "script",
  "film.scenes_spoken": "voices",
  "film.scenes_drawn": "pictures",
  "film.joined": "film",
};
/** The webhook's event, and the stage if it is one of the messages that a user must ask for. */
const messageOf = (event: TaskEvent | StageEvent): { event?: WebhookEvent | undefined; stage?: WebhookStage } => {
  const stage = webhookStages[event.type as StageEvent["type"]];
  return stage ? { event: "task_stage_completed", stage } : { event: webhookEvents[event.type as TaskEvent["type"]] };
};

/**
 * Creates the delivery of an event to its owner's webhook and starts its execution. Idempotent: the delivery's id is
 * derived from the event's id.
 */
export const makeDelivery = async (
  deps: HasWebhooks & HasTasks & HasDeliveryExecutions & HasClock & Commits<WebhookChange>,
  told: TaskEvent | StageEvent,
): Promise<void> => {
  const {
    id,
    at,
    detail: { userId, taskId },
  } = told;
  const { event, stage } = messageOf(told);
  const webhook = await deps.webhooks.find(userId);
  if (!event || !webhook?.is_active || (stage && !webhook.stage_events)) return;
  const task = await deps.tasks.find(userId, taskId);
  const record: DeliveryRecord = {
    id: `msg_${id.replace(/^evt_/, "")}`,
    user_id: userId,
    rev: 1,
    event,
    stage,
    task_id: taskId,
    state: "pending",
    created_at: deps.now().toISOString(),
    event_at: at,
    error_message: event === "task_failed" ? task?.error_message : undefined,
    attempts: [],
    asked: 0,
    expires: Math.floor(deps.now().getTime() / 1000) + keptDays * 86_400,
  };
  try {
    await deps.commit([{ kind: "put-delivery", record, from: undefined }]);
  } catch (error) {
    if (!(error instanceof Refusal && error.code === "conflict")) throw error;
  }
  await deps.deliveryExecutions.start(attemptOf(record));
};

const attemptOf = ({ user_id, id }: DeliveryRecord): DeliveryExecution => ({ userId: user_id, deliveryId: id, nth: 0 });
