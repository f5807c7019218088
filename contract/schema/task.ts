import * as z from "zod";
import { taskShape } from "../order/shapes.ts";

export const TaskStatus = z.enum(["pending", "in_progress", "completed", "failed"]);
export type TaskStatus = z.infer<typeof TaskStatus>;

/** Other words for a status that filters and old records use. */
const statusWords: Record<string, TaskStatus> = { processing: "in_progress", finished: "completed", error: "failed" };
export const StatusFilter = z.preprocess(
  (given) => (typeof given === "string" ? (statusWords[given] ?? given) : given),
  TaskStatus,
);

/** The steps a user sees a film go through, in order. */
export const stageNames = ["waiting", "story", "scenes", "voices", "pictures", "film", "publishing"] as const;
export const StageName = z.enum(stageNames);
export type StageName = z.infer<typeof StageName>;

export const Progress = z
  .object({
    stage: StageName,
    label: z.string().meta({ description: "The stage in a person's words" }),
    done: z.int().meta({ description: "Scenes finished in this stage" }),
    of: z.int().meta({ description: "Scenes of this stage; 1 where it has no parts" }),
    percent: z.int().min(0).max(100),
    eta_seconds: z.int().optional().meta({ description: "From the medians of earlier films; absent while waiting" }),
    kept_pictures: z.int().meta({ description: "Pictures kept from an earlier attempt instead of made again" }),
  })
  .meta({ id: "Progress" });
export type Progress = z.infer<typeof Progress>;

/** The order of a task: its fields, and what follows from them by our price list. */
export const TaskOrder = z.object({
  ...taskShape,
  video_scene_count: z.int(),
  credit_cost: z.int(),
  credits_paid: z
    .int()
    .optional()
    .meta({ description: "Paid for what a cancelled attempt had made; a retry costs the rest" }),
  image_dimensions: z.string(),
});
export type TaskOrder = z.infer<typeof TaskOrder>;

/** The film that another one was made from. */
export const Source = {
  source_task_id: z.string().optional().meta({ description: "The film that this one repeats or continues" }),
  source_mode: z.enum(["repeat", "continue"]).optional(),
};

/** One ordered film and how far it has come, as its owner sees it. */
export const Task = TaskOrder.extend({
  task_id: z.string(),
  user_id: z.string(),
  version: z.string().meta({ description: "Differs whenever something about the film has changed" }),
  job_type: z.literal("video"),
  triggered_by: z.enum(["web_user", "api_call"]),
  test: z.boolean().optional().meta({ description: "Ordered with a test key: short, marked TEST, free" }),
  ...Source,
  process_status: TaskStatus,
  progress: Progress,
  task_created_at: z.iso.datetime(),
  task_updated_at: z.iso.datetime(),
  task_started_at: z.iso.datetime().optional(),
  task_completed_at: z.iso.datetime().optional(),
  start_after: z.iso.datetime().meta({ description: "Until then a pending task can be edited; then it starts" }),
  expires_at: z.iso.datetime().optional().meta({ description: "When the film and its files are deleted" }),
  files_expired: z.boolean().meta({ description: "The film and its files were deleted on expires_at" }),
  processing_duration: z.int().optional().meta({ description: "Seconds from start to end" }),
  attempt: z.int(),
  error_message: z.string().optional(),
  word_for_word: z.boolean().optional().meta({ description: "The user's full story was read as written" }),
  video_seconds: z.number().optional(),
  given_full_story: z
    .string()
    .optional()
    .meta({ description: "The full story that the film was ordered with, as long as its files are there" }),
  full_story_text: z.string().optional().meta({ description: "The story as it is told" }),
  story_title: z.string().optional(),
  youtube_video_title: z.string().optional(),
  youtube_video_description: z.string().optional(),
  youtube_video_hashtags: z.string().optional(),
  youtube_video_id: z.string().optional().meta({ description: "Where the film was published there" }),
  final_video_url: z.string().optional(),
  final_image_url: z.string().optional(),
  captions_srt_url: z.string().optional(),
  captions_vtt_url: z.string().optional(),
  narrator_voice_id: z.string().meta({ description: "The same as voice_id" }),
  default_illustration_style: z.string().meta({ description: "The style that goes with the story type" }),
  user_preferences_json: z.string(),
}).meta({ id: "Task", description: "One ordered film and how far it has come." });
export type Task = z.infer<typeof Task>;
