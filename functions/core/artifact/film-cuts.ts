import type { EarlierCut, TaskRecord } from "#contract/schema/task-record.ts";

/** The task of a film's new cut. There is one at a time, so each cut is an attempt of it. */
export const cutTaskId = ({ task_id }: Pick<TaskRecord, "task_id">): string => `cut_${task_id}`;

/** The newest cut of a completed film. */
export const newestCutOf = (film: TaskRecord): EarlierCut => ({
  cut: film.cut ?? 1,
  made_at: film.cut_made_at ?? film.task_completed_at ?? film.task_updated_at,
  video_seconds: film.video_seconds,
  video_key: film.video_key,
  thumbnail_key: film.thumbnail_key,
  tile_key: film.tile_key,
  captions_srt_key: film.captions_srt_key,
  captions_vtt_key: film.captions_vtt_key,
  transcript_key: film.transcript_key,
  descriptions_vtt_key: film.descriptions_vtt_key,
  descriptions_sound_key: film.descriptions_sound_key,
  story_text_key: film.story_text_key,
  description_text_key: film.description_text_key,
  everything_key: film.everything_key,
  editor_key: film.editor_key,
});
