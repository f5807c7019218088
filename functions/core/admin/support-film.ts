import type { SupportFilm } from "#contract/schema/support.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { creditsOf } from "./credits-of.ts";
import type { HasAccounts } from "./ports.ts";

/** A film as the admin desk shows it, with the credits that were captured and refunded. */
export const supportFilm = async (deps: HasAccounts, task: TaskRecord): Promise<SupportFilm> => ({
  task_id: task.task_id,
  user_id: task.user_id,
  title: `${task.story_title ?? task.code_name}${task.cut_of ? ` (cut ${task.cut})` : ""}`,
  status: task.process_status,
  stage: task.stage,
  stage_seconds: task.stage_seconds,
  attempt: task.attempt,
  minutes: task.video_length_minutes,
  test: task.test ?? false,
  created_at: task.task_created_at,
  started_at: task.task_started_at,
  completed_at: task.task_completed_at,
  expires_at: task.expires_at,
  price: task.credit_cost + (task.edit_credits ?? 0),
  ...(await creditsOf(deps, task)),
  waived: task.credits_waived,
  extending_until: task.extending?.until,
  error_message: task.error_message,
  failure_cause: task.failure_cause,
  models: task.models,
  fallbacks: task.fallbacks,
  cost_usd: task.cost_usd,
});
