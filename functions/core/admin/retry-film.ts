import type { LedgerChange } from "../credit/changes.ts";
import { heldFor } from "../credit/task-credits.ts";
import type { EmitChange } from "../shared/changes.ts";
import type { Commits } from "../shared/commit.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import type { TaskChange } from "../task/changes.ts";
import { findFilm } from "../task/find-task.ts";
import type { HasTasks } from "../task/ports.ts";
import { refuseWithoutPictures, retryChanges } from "../task/retry-task.ts";
import { auditChange } from "./audit.ts";
import type { AuditChange } from "./changes.ts";
import type { FilmAction } from "./film-action.ts";

/**
 * Starts a failed film again from where it failed, however often it has failed. Its owner does not pay what was refunded:
 * the rest of the price is waived, in this attempt and all later ones.
 */
export const retryFilm = async (
  deps: HasTasks & HasClock & HasIds & Commits<AuditChange | EmitChange | LedgerChange | TaskChange>,
  admin: string,
  { userId, taskId, reason }: FilmAction,
): Promise<{ readonly waived: number }> => {
  const film = await findFilm(deps, userId, taskId);
  const waived = heldFor(film);
  const changes = retryChanges(deps, film, waived);
  await refuseWithoutPictures(deps, film);
  await deps.commit([
    ...changes,
    auditChange(deps, {
      actor: admin,
      action: "retry-task",
      target: userId,
      reason,
      before: { task: taskId, status: film.process_status, attempt: film.attempt },
      after: { task: taskId, status: "pending", attempt: film.attempt + 1, waived },
    }),
  ]);
  return { waived };
};
