import type { Film } from "../types.ts";

/** What an assistant needs to know of a film; the texts of the order would only fill its context. */
export const shortFilm = (film: Film) => ({
  id: film.task_id,
  title: film.story_title ?? film.code_name,
  status: film.process_status,
  progress: film.progress,
  minutes: film.video_length_minutes,
  credits: film.credit_cost,
  credits_due: film.credits_due,
  error: film.error_message,
  watch_page: film.watch_id && `/watch/${film.watch_id}`,
  video_url: film.final_video_url,
  thumbnail_url: film.final_image_url,
  files_are_deleted_at: film.expires_at,
  keep_longer: film.extension,
});
