import * as z from "zod";
import { Source, TaskOrder, TaskStatus } from "./task.ts";

const Scenes = z.set(z.number()).optional();

/** A task as it is kept. What its owner sees is made from it at each reading: links, progress and dates. */
export const TaskRecord = TaskOrder.extend({
  task_id: z.string(),
  user_id: z.string(),
  user_email: z.string(),
  triggered_by: z.enum(["web_user", "api_call"]),
  test: z.boolean().optional(),
  full_story_key: z.string().optional(),
  watermark_key: z.string().optional(),
  fixed_character_key: z.string().optional(),
  /** The texts of the order that are too long for a record: what stands here is their beginning, or nothing. */
  long_texts_key: z.string().optional(),
  ...Source,
  /** What a sequel goes on from: the story so far, and who is in it. */
  sequel_key: z.string().optional(),
  /** Looks are drawn by it: a sequel has that of the first film, so that its people look the same. */
  look_seed: z.string().optional(),
  process_status: TaskStatus,
  rev: z.int(),
  attempt: z.int(),
  task_created_at: z.string(),
  task_updated_at: z.string(),
  task_started_at: z.string().optional(),
  task_completed_at: z.string().optional(),
  start_after: z.string(),
  deadline: z.string().optional(),
  expires_at: z.string().optional(),
  models: z
    .object({ writer: z.string(), illustrator: z.string(), narrator: z.string(), composer: z.string() })
    .optional(),
  error_message: z.string().optional(),
  stage: z.enum(["story", "scenes", "voices", "pictures", "film", "publishing"]).optional(),
  stage_since: z.string().optional(),
  stage_seconds: z.record(z.string(), z.number()).optional(),
  voices_made: Scenes,
  pictures_made: Scenes,
  pictures_kept: Scenes,
  segments_made: Scenes,
  cards_made: Scenes,
  word_for_word: z.boolean().optional(),
  video_seconds: z.number().optional(),
  /** The second of the film at which each scene begins. */
  scene_starts: z.array(z.number()).optional(),
  scenes_key: z.string().optional(),
  story_key: z.string().optional(),
  story_title: z.string().optional(),
  youtube_video_title: z.string().optional(),
  youtube_video_description: z.string().optional(),
  youtube_video_hashtags: z.string().optional(),
  youtube_video_id: z.string().optional(),
  video_key: z.string().optional(),
  thumbnail_key: z.string().optional(),
  captions_srt_key: z.string().optional(),
  captions_vtt_key: z.string().optional(),
  story_text_key: z.string().optional(),
  description_text_key: z.string().optional(),
  everything_key: z.string().optional(),
});
export type TaskRecord = z.infer<typeof TaskRecord>;
