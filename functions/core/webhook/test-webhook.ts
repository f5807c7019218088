import { Refusal } from "../shared/errors.ts";
import type { HasIds, HasVault, HasWait } from "../shared/ports.ts";
import type { HasSafeHttp } from "../shared/safe-http.ts";
import { unreachableMessages } from "../shared/safe-http.ts";
import type { HasTasks } from "../task/ports.ts";
import type { Presents } from "../task/present.ts";
import { showTask } from "../task/show-task.ts";
import { send } from "./attempt-delivery.ts";
import { noUrl } from "./config.ts";
import { isSuccess } from "./health.ts";
import { type PayloadTask, payloadOf } from "./payload.ts";
import type { HasWebhooks } from "./ports.ts";

type Tests = Presents & HasWebhooks & HasTasks & HasVault & HasSafeHttp & HasIds & HasWait;

/**
 * Sends a sample to the given or saved address and returns the status with our own text. It never returns the
 * response body, so that it cannot be used to read from other servers (SSRF).
 */
export const testWebhook = async (
  deps: Tests,
  userId: string,
  given: { readonly url?: string | undefined; readonly taskId?: string | undefined },
): Promise<number> => {
  const saved = await deps.webhooks.find(userId);
  const url = given.url || saved?.webhook_url;
  if (!url) throw new Refusal("invalid_request", noUrl);
  const fault = deps.safeHttp.urlProblem(url);
  if (fault) throw new Refusal("invalid_request", fault);
  const task = given.taskId ? await showTask(deps, userId, given.taskId) : sample(deps.now());
  const body = payloadOf({ event: "task_completed", at: deps.now().toISOString(), userId }, task);
  const outcome = await send(deps, { ...saved, webhook_url: url }, { id: deps.newId("msg"), body });
  if (!outcome.hasResponse) throw failed(unreachableMessages[outcome.reason]);
  if (!isSuccess(outcome.status)) throw failed(`${outcome.status} ${words(outcome.status)}`, outcome.status);
  return outcome.status;
};

const failed = (why: string, status?: number) =>
  new Refusal("provider_failed", `Failed to send test webhook: ${why}`, status === undefined ? {} : { status });

const words = (status: number): string => {
  if (status < 300) return "";
  if (status < 400) return "Redirects are not followed";
  return status < 500 ? "Your endpoint rejected the request" : "Your endpoint had an internal error";
};

const sample = (now: Date): PayloadTask => ({
  task_id: "web_sample",
  code_name: "Sample: the fox who learned to sail",
  story_type: "fairytale_story",
  input_story: "A little fox learns to sail",
  full_story_text: "Once there was a little fox who watched the boats go out each morning.",
  credit_cost: 50,
  video_length_minutes: 10,
  video_scene_count: 25,
  voice_language: "english",
  dimension_type: "landscape",
  final_video_url: "https://animation-agent.example/media/sample.mp4",
  final_image_url: "https://animation-agent.example/media/sample.jpg",
  youtube_video_title: "The Fox Who Learned to Sail",
  youtube_video_description: "A little fox learns to sail, and where the wind goes.",
  youtube_video_hashtags: "#fox #sailing #fairytale",
  task_completed_at: now.toISOString(),
});
