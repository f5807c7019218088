import { type FilmCapacity, filmCapacity } from "#contract/settings/film-capacity.ts";
import { optionalSetting, setting } from "./environment.ts";

const capacity = (): FilmCapacity => filmCapacity(optionalSetting("LAMBDA_QUOTA") ?? 0);

/** How many tasks may be in progress and pending. Films of all users follow from the quota if no number is given. */
export const taskLimits = () => ({
  runningTasks: () => setting("RUNNING_TASKS"),
  filmsAtOnce: () => setting("FILMS_AT_ONCE") || capacity().filmsAtOnce,
  pendingTasks: () => setting("PENDING_TASKS"),
  capacity,
});
