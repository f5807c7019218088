import { extendedDate } from "../artifact/film-expiry.ts";
import { type ExtensionChange, extensionChanges } from "../extension/extend-film.ts";
import type { Commits } from "../shared/commit.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import { findFilm } from "../task/find-task.ts";
import type { HasTasks } from "../task/ports.ts";
import { auditChange } from "./audit.ts";
import type { AuditChange } from "./changes.ts";
import type { FilmAction } from "./film-action.ts";

/** Keeps a completed film longer, for nothing. Returns the new date, which is in force when the files are copied. */
export const extendForOwner = async (
  deps: HasTasks & HasClock & HasIds & Commits<AuditChange | ExtensionChange>,
  admin: string,
  { userId, taskId, reason }: FilmAction,
): Promise<{ readonly until: string }> => {
  const film = await findFilm(deps, userId, taskId);
  const changes = extensionChanges(deps, film, 0);
  const before = film.expires_at ?? "";
  const until = extendedDate({ ...film, expires_at: before });
  await deps.commit([
    ...changes,
    auditChange(deps, {
      actor: admin,
      action: "extend-film",
      target: userId,
      reason,
      before: { task: taskId, expires_at: before },
      after: { task: taskId, expires_at: until },
    }),
  ]);
  return { until };
};
