import * as z from "zod";
import { taskShape } from "../order/shapes.ts";
import { reviewStops } from "../order/values.ts";
import { Cut, CutNumber, CutOf, DescriptionLinks, NewCut } from "./cut.ts";
import { Engines } from "./engines.ts";
import { FilmExtension } from "./extension.ts";
import { FilmTranslation } from "./translation.ts";

export const TaskStatus = z.enum(["pending", "in_progress", "completed", "failed"]);
export type TaskStatus = z.infer<typeof TaskStatus>;

/** Older names of the statuses, which filters still accept. */
const statusWords: Record<string, TaskStatus> = { processing: "in_progress", finished: "completed", error: "failed" };
export const StatusFilter = z.preprocess(
  (given) => (typeof given === "string" ? (statusWords[given] ?? given) : given),
  TaskStatus,
);

/** The phases of a film that users see, in order. */
export const stageNames = ["waiting", "story", "scenes", "voices", "pictures", "film", "publishing"] as const;
export const StageName = z.enum(stageNames);
export type StageName = z.infer<typeof StageName>;

export const Progress = z
  .object({
    stage: StageName,
    label: z.string().meta({ description: "The name of the stage for people" }),
    done: z.int().meta({ description: "Scenes that are finished in this stage" }),
    of: z.int().meta({ description: "Scenes of this stage; 1 if the stage is not done by scene" }),
    percent: z.int().min(0).max(100),
    eta_seconds: z.int().optional().meta({
      description:
        "Seconds until the film is ready, at its own pace; never more than before. Absent while it cannot be said: until the film starts or waits in the queue, while it takes much longer than earlier films, and while it waits for a paused engine",
    }),
    eta_min_seconds: z.int().optional().meta({
      description:
        "The film is ready between these seconds and `eta_max_seconds`, if the load of the machine changes as it did for earlier films. Both never grow, and are absent until the film's pace is known and while it takes longer than `eta_max_seconds`",
    }),
    eta_max_seconds: z.int().optional().meta({ description: "See `eta_min_seconds`" }),
    queue_place: z
      .int()
      .optional()
      .meta({ description: "Its place in the queue, if it waits for other films; 1 is the next one" }),
    queue_seconds: z
      .int()
      .optional()
      .meta({ description: "Seconds until it starts, estimated, while it has a place in the queue" }),
    paused_engine: z.string().optional().meta({
      description:
        "The engine that the film waits for, because the operator has paused it. The film starts or continues by itself once the engine is resumed; until then no end can be estimated. Only in the status of one film; `version` does not change with it",
    }),
    review: z
      .enum(reviewStops)
      .optional()
      .meta({ description: "What waits for the owner's review. The film goes on by `continueReview`" }),
    review_until: z.iso
      .datetime()
      .optional()
      .meta({ description: "When the review ends by itself: see `review_timeout`" }),
    review_updating: z
      .boolean()
      .optional()
      .meta({ description: "Scenes that were edited in the review are being made; then it waits again" }),
    kept_pictures: z.int().meta({ description: "Pictures that are reused from an earlier attempt" }),
    watchable_scenes: z.int().meta({ description: "Scenes from the first on that the playlist has already" }),
  })
  .meta({ id: "Progress" });
export type Progress = z.infer<typeof Progress>;

/** The order of a task: its fields, and the size and price computed from them. */
export const TaskOrder = z.object({
  ...taskShape,
  video_scene_count: z.int(),
  credit_cost: z.int(),
  credits_due: z.int().optional().meta({
    description: "In a first look: the part of credit_cost that is not reserved yet. Continuing the film reserves it",
  }),
  credits_paid: z
    .int()
    .optional()
    .meta({ description: "Already paid for the finished work of a cancelled attempt; a retry costs the rest" }),
  edit_credits: z.int().optional().meta({
    description: "What changes of its scenes cost besides credit_cost: pictures and narrations that models made again",
  }),
  image_dimensions: z.string(),
});
export type TaskOrder = z.infer<typeof TaskOrder>;

/** The task that a film repeats or continues. */
export const Source = {
  source_task_id: z
    .string()
    .optional()
    .meta({ description: "The task that this one repeats, continues or translates" }),
  source_mode: z.enum(["repeat", "continue", "translate"]).optional(),
};

/** A task as its owner sees it: the order, its progress and links to its files. */
export const Task = TaskOrder.extend({
  task_id: z.string(),
  user_id: z.string(),
  version: z.string().meta({ description: "Changes with the task: the `ETag` of its status" }),
  job_type: z.literal("video"),
  triggered_by: z.enum(["web_user", "api_call"]),
  test: z.boolean().optional().meta({ description: "Ordered with a test key: 3 minutes long, marked TEST, free" }),
  ...Source,
  credits_waived: z.int().optional().meta({
    description: "Credits of credit_cost that the owner does not pay: the operator has started the film again",
  }),
  process_status: TaskStatus,
  progress: Progress,
  task_created_at: z.iso.datetime(),
  task_updated_at: z.iso.datetime(),
  task_started_at: z.iso.datetime().optional(),
  task_completed_at: z.iso.datetime().optional(),
  start_after: z.iso
    .datetime()
    .meta({ description: "Until then a pending task can be edited; then it starts automatically" }),
  expires_at: z.iso.datetime().optional().meta({ description: "When the film and its files are deleted" }),
  extension: FilmExtension.optional().meta({
    description: "Keeping the film longer; absent unless it is completed and its files exist",
  }),
  files_expired: z.boolean().meta({ description: "The film and its files were deleted on expires_at" }),
  processing_duration: z.int().optional().meta({ description: "Seconds from start to end" }),
  attempt: z.int(),
  engines: Engines.optional().meta({ description: "The engine that makes each part of the film" }),
  cost: z
    .object({ total_usd: z.number(), text_usd: z.number(), pictures_usd: z.number(), speech_usd: z.number() })
    .optional()
    .meta({ description: "What the film's engines cost so far, by list prices. Administrators only" }),
  error_message: z.string().optional(),
  word_for_word: z.boolean().optional().meta({ description: "The user's full story is narrated word for word" }),
  video_seconds: z.number().optional(),
  given_full_story: z
    .string()
    .optional()
    .meta({ description: "The full story of the order, until the files are deleted" }),
  full_story_text: z.string().optional().meta({ description: "The narrated story" }),
  story_title: z.string().optional(),
  youtube_video_title: z.string().optional(),
  youtube_video_description: z.string().optional(),
  youtube_video_hashtags: z.string().optional(),
  youtube_video_id: z
    .string()
    .optional()
    .meta({ description: "The id of the video, if the film was published on YouTube" }),
  watch_id: z.string().optional().meta({
    description: "While anyone with the link may watch the film: it is at /watch/{watch_id} and /embed/{watch_id}",
  }),
  cut: CutNumber,
  cut_of: CutOf,
  cuts: z.array(Cut).optional().meta({
    description: "All finished cuts, the oldest first, once the film has several; not in lists",
  }),
  new_cut: NewCut.optional(),
  translations: z.array(FilmTranslation).optional().meta({
    description: "This film in other languages: the last one that was ordered of each",
  }),
  final_video_url: z.string().optional(),
  final_image_url: z.string().optional(),
  final_tile_url: z.string().optional().meta({ description: "The thumbnail as a small WebP, for lists" }),
  captions_srt_url: z.string().optional(),
  captions_vtt_url: z.string().optional(),
  ...DescriptionLinks,
  narrator_voice_id: z.string().meta({ description: "Same as voice_id" }),
  default_illustration_style: z.string().meta({ description: "The default style of the story type" }),
  user_preferences_json: z.string(),
  user_email: z.string().meta({ description: "The owner's address at the time of the order" }),
  callback_id: z.string().meta({ description: "Same as task_id" }),
  avatar_id: z.string().optional().meta({ description: "The owner's own character" }),
  system_prompt: z
    .string()
    .optional()
    .meta({ description: "The owner's own system prompts in one text; not in lists" }),
  stripe_payment_intent_id: z.string().optional().meta({ description: "Absent: films are paid with credits" }),
  user_thematic_purpose: z.string().optional().meta({ description: "Same as thematic_purpose; not in lists" }),
  user_signature_phrases: z.string().optional().meta({ description: "Same as signature_phrases; not in lists" }),
}).meta({ id: "Task", description: "An ordered film: the order, its progress and its files." });
export type Task = z.infer<typeof Task>;
