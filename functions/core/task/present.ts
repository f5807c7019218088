import { defaultStyleOf } from "#contract/catalogue/styles.ts";
import type { Task } from "#contract/schema/task.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { cutTaskId, newestCutOf } from "../artifact/film-cuts.ts";
import { showExtension } from "../artifact/film-expiry.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import type { HasTimings, Timings } from "../progress/ports.ts";
import { progressOf } from "../progress/progress.ts";
import { enginesOf } from "../provider/film-engines.ts";
import type { HasClock } from "../shared/ports.ts";
import { areExpired, versionOf } from "./task-version.ts";

export type Presents = HasArtifacts & HasClock & HasTimings;

/** A task as the API returns it: with progress, and with signed links until its files expire. */
export const present = async (deps: Presents, task: TaskRecord): Promise<Task> => ({
  ...(await shown(deps, task, await deps.timings.recent())),
  cuts: await cutsOf(deps, task),
  system_prompt: ownPrompts(task),
  user_thematic_purpose: task.thematic_purpose,
  user_signature_phrases: task.signature_phrases,
});

/** Tasks of a list, without long texts twice: a page of the longest orders fits into one response of a function. */
export const presentAll = async (deps: Presents, tasks: readonly TaskRecord[]): Promise<Task[]> => {
  const timings = await deps.timings.recent();
  return Promise.all(tasks.map((task) => shown(deps, task, timings)));
};

const shown = async (deps: Presents, task: TaskRecord, timings: Timings): Promise<Task> => {
  const now = deps.now();
  const link = await linker(deps, task, now);
  const { task_started_at, task_completed_at } = task;
  return {
    ...task,
    version: await versionOf(task, now),
    job_type: "video",
    progress: progressOf(task, timings, now),
    // The credits of a failed task were released, so its film is not delivered.
    ...(task.process_status === "completed" && {
      final_video_url: link(task.video_key),
      final_image_url: link(task.thumbnail_key),
      final_tile_url: link(task.tile_key),
      captions_srt_url: link(task.captions_srt_key),
      captions_vtt_url: link(task.captions_vtt_key),
      transcript_url: link(task.transcript_key),
      descriptions_vtt_url: link(task.descriptions_vtt_key),
      descriptions_sound_url: link(task.descriptions_sound_key),
    }),
    ...(task.cut_state && {
      new_cut: { task_id: cutTaskId(task), state: task.cut_state, error_message: task.cut_error },
    }),
    engines: enginesOf(task),
    extension: showExtension(task, now),
    files_expired: areExpired(task, now),
    narrator_voice_id: task.voice_id,
    default_illustration_style: defaultStyleOf(task.story_type),
    processing_duration:
      task_started_at && task_completed_at
        ? Math.round((Date.parse(task_completed_at) - Date.parse(task_started_at)) / 1000)
        : undefined,
    callback_id: task.task_id,
    avatar_id: (task.use_fixed_character && task.fixed_character_id) || undefined,
    user_preferences_json: JSON.stringify({
      thematic_purpose: task.thematic_purpose,
      signature_phrases: task.signature_phrases,
      youtube_channel_description: task.youtube_channel_description,
      audience_age: task.audience_age,
      audience_gender: task.audience_gender,
      audience_geo_location: task.audience_geo_location,
      narrator_name: task.narrator_name,
    }),
  };
};

/** All cuts of a film, the oldest first; nothing for a film that has one cut. */
const cutsOf = async (deps: Presents, task: TaskRecord): Promise<Task["cuts"]> => {
  const { earlier_cuts = [], process_status } = task;
  if (earlier_cuts.length === 0 || process_status !== "completed") return undefined;
  const link = await linker(deps, task, deps.now());
  return [...earlier_cuts, newestCutOf(task)].map((each) => ({
    cut: each.cut,
    made_at: each.made_at,
    video_seconds: each.video_seconds,
    final_video_url: link(each.video_key),
    final_image_url: link(each.thumbnail_key),
    final_tile_url: link(each.tile_key),
    captions_srt_url: link(each.captions_srt_key),
    captions_vtt_url: link(each.captions_vtt_key),
    transcript_url: link(each.transcript_key),
    descriptions_vtt_url: link(each.descriptions_vtt_key),
    descriptions_sound_url: link(each.descriptions_sound_key),
  }));
};

const ownPrompts = (task: TaskRecord): string | undefined =>
  [task.system_prompt_story_writing, task.system_prompt_structure_design].filter(Boolean).join("\n\n") || undefined;

const hour = 3_600_000;

/**
 * Makes signed links that are valid until the files expire; while a film is in progress, for 24 hours, rounded up to the
 * hour so that a URL stays the same and browsers can cache the file.
 */
export const linker = async (deps: HasArtifacts, task: Pick<TaskRecord, "expires_at">, now: Date) => {
  const until = task.expires_at
    ? new Date(task.expires_at)
    : new Date(Math.ceil((now.getTime() + 24 * hour) / hour) * hour);
  const sign = await deps.artifacts.signer();
  return (key: string | undefined): string | undefined => (key && until > now ? sign(key, until) : undefined);
};
