import type { Task } from "#contract/schema/task.ts";
import type { WebhookEvent, WebhookStage } from "#contract/schema/webhook.ts";

/** The fields of a task that a payload contains. */
export type PayloadTask = Pick<
  Task,
  | "task_id"
  | "cut"
  | "cut_of"
  | "code_name"
  | "story_type"
  | "input_story"
  | "full_story_text"
  | "credit_cost"
  | "video_length_minutes"
  | "video_scene_count"
  | "voice_language"
  | "dimension_type"
  | "final_video_url"
  | "final_image_url"
  | "youtube_video_title"
  | "youtube_video_description"
  | "youtube_video_hashtags"
  | "task_completed_at"
  | "error_message"
  | "expires_at"
>;

interface EventFacts {
  readonly event: WebhookEvent;
  readonly stage?: WebhookStage | undefined;
  readonly at: string;
  readonly userId: string;
  /** The error of the task at the time of the event. */
  readonly error?: string | undefined;
}

const maxBytes = 256 * 1024;

/** The JSON body of a delivery, with the field names of the specification. A story that is too long is truncated. */
export const payloadOf = ({ event, stage, at, userId, error }: EventFacts, task: PayloadTask): string => {
  const write = (story: string | undefined, more = {}) =>
    JSON.stringify({
      event,
      type: event.replace("_", "."),
      timestamp: at,
      user_id: userId,
      stage,
      ...more,
      task: {
        task_id: task.task_id,
        cut: task.cut,
        cut_of: task.cut_of,
        code_name: task.code_name,
        story_type: task.story_type,
        input_story: task.input_story,
        full_story_text: story,
        credit_cost: task.credit_cost,
        video_length_minutes: task.video_length_minutes,
        video_scene_count: task.video_scene_count,
        voice_language: task.voice_language,
        dimension_type: task.dimension_type,
        final_video_url: task.final_video_url,
        final_image_url: task.final_image_url,
        youtube_video_title: task.youtube_video_title,
        youtube_video_description: task.youtube_video_description,
        youtube_video_hashtags: task.youtube_video_hashtags,
        completed_at: task.task_completed_at,
        ...(event === "task_failed" && { error_message: error ?? task.error_message }),
        ...(event === "task_expiring" && { expires_at: task.expires_at }),
      },
    });
  const whole = write(task.full_story_text);
  if (bytesOf(whole) <= maxBytes) return whole;
  const letters = [...(task.full_story_text ?? "")];
  let fits = 0;
  for (let step = 2 ** 17; step >= 1; step /= 2) {
    const longer = write(letters.slice(0, fits + step).join(""), { truncated: true });
    if (bytesOf(longer) <= maxBytes) fits += step;
  }
  return write(letters.slice(0, fits).join(""), { truncated: true });
};

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
