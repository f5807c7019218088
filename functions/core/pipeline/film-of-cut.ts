import type { TaskRecord } from "#contract/schema/task-record.ts";
import { newestCutOf } from "../artifact/film-cuts.ts";
import { InvalidData } from "../shared/errors.ts";
import type { TaskFields } from "../task/changes.ts";
import type { HasTasks } from "../task/ports.ts";

/** What a film gets of its new cut: its scenes, files and texts. The cut so far is kept as an earlier one. */
export const filmOfCut = async (deps: HasTasks, cut: TaskRecord, at: string): Promise<TaskFields | undefined> => {
  if (cut.cut_of === undefined) return undefined;
  const film = await deps.tasks.find(cut.user_id, cut.cut_of);
  if (!film) throw new InvalidData(`The film ${cut.cut_of} of a new cut is gone`);
  return {
    cut: cut.cut,
    cut_made_at: at,
    cut_state: undefined,
    cut_error: undefined,
    earlier_cuts: [...(film.earlier_cuts ?? []), newestCutOf(film)],
    ...ofNewest(cut),
    ...costOf(film, cut),
  };
};

/** The fields of a film that are those of its newest cut. */
const ofNewest = (cut: TaskRecord): TaskFields => ({
  video_scene_count: cut.video_scene_count,
  scenes_key: cut.scenes_key,
  scenes_revision: cut.scenes_revision,
  scene_pause_seconds: cut.scene_pause_seconds,
  look_key: cut.look_key,
  fallbacks: cut.fallbacks,
  voices_made: cut.voices_made,
  pictures_made: cut.pictures_made,
  segments_made: cut.segments_made,
  cards_made: cut.cards_made,
  scene_marks: cut.scene_marks,
  video_seconds: cut.video_seconds,
  scene_starts: cut.scene_starts,
  youtube_video_title: cut.youtube_video_title,
  youtube_video_description: cut.youtube_video_description,
  youtube_video_hashtags: cut.youtube_video_hashtags,
  video_key: cut.video_key,
  thumbnail_key: cut.thumbnail_key,
  tile_key: cut.tile_key,
  captions_srt_key: cut.captions_srt_key,
  captions_vtt_key: cut.captions_vtt_key,
  transcript_key: cut.transcript_key,
  descriptions_vtt_key: cut.descriptions_vtt_key,
  descriptions_sound_key: cut.descriptions_sound_key,
  story_text_key: cut.story_text_key,
  description_text_key: cut.description_text_key,
  everything_key: cut.everything_key,
  editor_key: cut.editor_key,
});

/** What the engines cost for the film and all its cuts. */
const costOf = (film: TaskRecord, cut: TaskRecord): TaskFields =>
  Object.fromEntries(
    (["cost_usd", "cost_text_usd", "cost_pictures_usd", "cost_speech_usd"] as const).flatMap((name) =>
      cut[name] === undefined ? [] : [[name, (film[name] ?? 0) + cut[name]]],
    ),
  );
