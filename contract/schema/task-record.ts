import * as z from "zod";
import { CutNumber, CutOf } from "./cut.ts";
import { Source, TaskOrder, TaskStatus } from "./task.ts";
import { FilmTranslation } from "./translation.ts";

const Scenes = z.set(z.number()).optional();

/** A cut of a film before its newest one, and its files. */
export const EarlierCut = z.object({
  cut: z.int(),
  made_at: z.string(),
  video_seconds: z.number().optional(),
  video_key: z.string().optional(),
  thumbnail_key: z.string().optional(),
  tile_key: z.string().optional(),
  captions_srt_key: z.string().optional(),
  captions_vtt_key: z.string().optional(),
  transcript_key: z.string().optional(),
  descriptions_vtt_key: z.string().optional(),
  descriptions_sound_key: z.string().optional(),
  story_text_key: z.string().optional(),
  description_text_key: z.string().optional(),
  everything_key: z.string().optional(),
  editor_key: z.string().optional(),
});
export type EarlierCut = z.infer<typeof EarlierCut>;

/** A task as the database stores it. Links and progress are computed when its owner reads it. */
export const TaskRecord = TaskOrder.extend({
  task_id: z.string(),
  user_id: z.string(),
  user_email: z.string(),
  triggered_by: z.enum(["web_user", "api_call"]),
  test: z.boolean().optional(),
  /** Its owner gave no name: the title of its story becomes its name as soon as there is one. */
  is_named_after_story: z.boolean().optional(),
  full_story_key: z.string().optional(),
  watermark_key: z.string().optional(),
  fixed_character_key: z.string().optional(),
  /** The S3 keys of the pictures of the own characters, by the characters' names. */
  character_keys: z.record(z.string(), z.string()).optional(),
  /** The S3 key of the film's own music. */
  music_key: z.string().optional(),
  /** The S3 key of the order's long texts. The record holds only the beginning of each, or an empty text. */
  long_texts_key: z.string().optional(),
  ...Source,
  /** The S3 key of the previous story and its characters, in a sequel. */
  sequel_key: z.string().optional(),
  /** In a film in another language: the S3 key of its source, the finished film. */
  translation_key: z.string().optional(),
  /** The S3 key of the look bible: the sheets of characters and places. A sequel starts from it. */
  look_key: z.string().optional(),
  /** The seed of the characters' looks. A sequel has the seed of the first film, so that its characters look the same. */
  look_seed: z.string().optional(),
  /** Credits of the price that the owner does not pay: an administrator has started the film again. */
  credits_waived: z.int().optional(),
  process_status: TaskStatus,
  rev: z.int(),
  attempt: z.int(),
  task_created_at: z.string(),
  task_updated_at: z.string(),
  task_started_at: z.string().optional(),
  task_completed_at: z.string().optional(),
  start_after: z.string(),
  /**
   * A film that stops for its owner's review: it waits; or it makes what the owner has changed, and then waits again; or it
   * was continued and waits for its turn.
   */
  review_state: z.enum(["waiting", "updating", "continued"]).optional(),
  review_since: z.string().optional(),
  review_until: z.string().optional(),
  /** The film goes on after its review. */
  review_passed: z.boolean().optional(),
  /** The task token of the state that waits for the owner. */
  wait_token: z.string().optional(),
  deadline: z.string().optional(),
  expires_at: z.string().optional(),
  /** How often the film was kept longer. */
  extensions: z.int().optional(),
  /** An extension that is paid and not in force yet: the files are being copied below `kept/`. */
  extending: z
    .object({
      until: z.string(),
      credits: z.int(),
      since: z.string(),
      /** What the ids of its ledger entries end with. */
      entry: z.string(),
    })
    .optional(),
  /** The last extension ended without copies of the files. */
  extension_failed: z.boolean().optional(),
  /** What is delivered is below `kept/`, where the lifecycle rule of seven days does not apply. */
  is_kept: z.boolean().optional(),
  models: z
    .object({ writer: z.string(), illustrator: z.string(), narrator: z.string(), composer: z.string() })
    .optional(),
  /** Roles that another engine took over: its own was not available. */
  fallbacks: z.record(z.string(), z.object({ from: z.string(), to: z.string(), reason: z.string() })).optional(),
  /** The attempt whose calls of engines have a place in the line of all films. */
  admitted_attempt: z.int().optional(),
  /** US dollars, by list prices, for all answers of providers so far. Operators see it, owners never do. */
  cost_usd: z.number().optional(),
  cost_text_usd: z.number().optional(),
  cost_pictures_usd: z.number().optional(),
  cost_speech_usd: z.number().optional(),
  error_message: z.string().optional(),
  /** The error that ended the last attempt, with its stage. Administrators see it, owners never do. */
  failure_cause: z.string().optional(),
  stage: z.enum(["story", "scenes", "voices", "pictures", "film", "publishing"]).optional(),
  stage_since: z.string().optional(),
  stage_seconds: z.record(z.string(), z.number()).optional(),
  voices_made: Scenes,
  pictures_made: Scenes,
  pictures_kept: Scenes,
  segments_made: Scenes,
  cards_made: Scenes,
  /** The parts of the sound's work that are done, from 1, of `sound_parts`. A film that started under an older release counts none. */
  sound_made: Scenes,
  sound_parts: z.int().optional(),
  /** When each scene, and each part of the sound, was finished: see `writeSceneMark`. */
  scene_marks: z.set(z.string()).optional(),
  word_for_word: z.boolean().optional(),
  /** How often the owner has edited the scenes. */
  scenes_revision: z.int().optional(),
  /** A recording of the whole narration that is split over the scenes: the key of a `WholeRecording`. */
  recording_key: z.string().optional(),
  /** Why the last one was not used. */
  recording_error: z.string().optional(),
  /** The silence around each narration, in seconds: an edit of a scene leaves it. */
  scene_pause_seconds: z.number().optional(),
  /** How long the film will be, once its scenes are spoken. */
  timed_seconds: z.number().optional(),
  /** The part of `edit_credits` for what has been made. */
  edit_credits_made: z.int().optional(),
  /** The answer to the last edit of the scenes, for a repeated request. */
  last_edit: z.object({ credits: z.int(), narrations: z.array(z.int()), pictures: z.array(z.int()) }).optional(),
  video_seconds: z.number().optional(),
  /** The start of each scene, in seconds of the film. */
  scene_starts: z.array(z.number()).optional(),
  scenes_key: z.string().optional(),
  story_key: z.string().optional(),
  story_title: z.string().optional(),
  youtube_video_title: z.string().optional(),
  youtube_video_description: z.string().optional(),
  youtube_video_hashtags: z.string().optional(),
  youtube_video_id: z.string().optional(),
  /** The id of the film's public page, while it is shared. */
  watch_id: z.string().optional(),
  video_key: z.string().optional(),
  thumbnail_key: z.string().optional(),
  tile_key: z.string().optional(),
  captions_srt_key: z.string().optional(),
  captions_vtt_key: z.string().optional(),
  transcript_key: z.string().optional(),
  descriptions_vtt_key: z.string().optional(),
  descriptions_sound_key: z.string().optional(),
  story_text_key: z.string().optional(),
  description_text_key: z.string().optional(),
  everything_key: z.string().optional(),
  editor_key: z.string().optional(),
  /** The film in other languages: the task that was ordered last of each. */
  translations: z.array(FilmTranslation).optional(),
  cut: CutNumber,
  /** When the newest cut was finished; absent for the first one. */
  cut_made_at: z.string().optional(),
  /** The cuts before the newest one, the oldest first. Their files stay until the film expires. */
  earlier_cuts: z.array(EarlierCut).optional(),
  /** How often a new cut was started: the attempt of the last one. */
  cut_attempt: z.int().optional(),
  /** How the last new cut stands; absent once it is the film's newest. */
  cut_state: z.enum(["making", "failed", "cancelled"]).optional(),
  cut_error: z.string().optional(),
  cut_of: CutOf,
  /** In a new cut: the attempt of the film that it is made of. */
  film_attempt: z.int().optional(),
  /** In a new cut: how many scenes had a title card before it. */
  cards_before: z.int().optional(),
});
export type TaskRecord = z.infer<typeof TaskRecord>;

/** The parts of a film's cost, and the fields that sum them up. */
export const costParts = {
  text: "cost_text_usd",
  pictures: "cost_pictures_usd",
  speech: "cost_speech_usd",
} as const satisfies Readonly<Record<string, keyof TaskRecord>>;
export type CostPart = keyof typeof costParts;
