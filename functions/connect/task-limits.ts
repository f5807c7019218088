import { filmCapacity } from "#contract/settings/film-capacity.ts";
import { optionalSetting, setting } from "./environment.ts";

/** How many tasks may be in progress and pending. Films of all users follow from the quota if no number is given. */
export const taskLimits = () => ({
  runningTasks: () => setting("RUNNING_TASKS"),
  filmsAtOnce: () => setting("FILMS_AT_ONCE") || filmCapacity(optionalSetting("LAMBDA_QUOTA") ?? 0).filmsAtOnce,
  pendingTasks: () => setting("PENDING_TASKS"),
});
