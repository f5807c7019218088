import { isTurnOf } from "../progress/film-turns.ts";
import type { HasAllFilms } from "../progress/ports.ts";
import type { Commits } from "../shared/commit.ts";
import { UserBusy } from "../shared/errors.ts";
import type { HasClock } from "../shared/ports.ts";
import type { TaskAttempt, TaskChange } from "../task/changes.ts";

/**
 * Starts a film in its turn among the films of all users, if their number is limited. `start` also commits the given
 * changes. Otherwise queues the film and throws `UserBusy`. A film whose user is busy is not queued: it would keep the
 * films behind it waiting.
 */
export const inTurnOfAll = async <Started>(
  deps: HasAllFilms & HasClock & Commits<TaskChange>,
  { userId, taskId }: TaskAttempt,
  start: (also: readonly TaskChange[]) => Promise<Started>,
): Promise<Started> => {
  const films = await deps.allFilms.read();
  if (!films) return start([]);
  if (await deps.allFilms.isUserBusy(userId)) throw new UserBusy("The user has the maximum of films in progress");
  const now = deps.now();
  const queue = () => deps.commit([{ kind: "queue-film", userId, taskId, at: now.toISOString() }]);
  if (!isTurnOf(films, taskId, now)) {
    await queue();
    throw new UserBusy("Other films are before this one");
  }
  try {
    return await start([{ kind: "leave-queue", taskId }]);
  } catch (error) {
    // Another film took the slot: this one keeps its place.
    if (error instanceof UserBusy) await queue();
    throw error;
  }
};
