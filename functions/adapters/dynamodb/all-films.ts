import { type FilmCapacity, scenesAtOnceBeside } from "#contract/settings/film-capacity.ts";
import type { HasAllFilms } from "#functions/core/progress/ports.ts";
import { itemsFrom } from "./all-items.ts";
import { itemAt } from "./item-at.ts";
import type { TaskLimits } from "./plan-task.ts";
import { keys, type Table } from "./table.ts";

export interface FilmLimits extends Pick<TaskLimits, "runningTasks" | "filmsAtOnce"> {
  /** How many films, and scenes of each, fit into the quota of functions. */
  capacity(): FilmCapacity;
}

/** The films of all users that are in progress or wait, in DynamoDB. */
export const allFilms = (table: Table, limits: FilmLimits): HasAllFilms["allFilms"] => {
  const runningIn = async (key: Readonly<Record<string, string>>): Promise<number> => {
    const running = (await itemAt(table, key))?.["running"];
    return running instanceof Set ? running.size : 0;
  };
  return {
    async read() {
      const filmsAtOnce = limits.filmsAtOnce();
      if (filmsAtOnce === 0) return undefined;
      const [running, items] = await Promise.all([runningIn(keys.allSlots()), itemsFrom(table, keys.waitingFilm(""))]);
      const waiting = items.map(({ task_id, user_id, since, seen }) => ({
        taskId: String(task_id),
        userId: String(user_id),
        since: String(since),
        seen: String(seen),
      }));
      return { running, filmsAtOnce, waiting };
    },
    async scenesAtOnce(mayBeWide) {
      const capacity = limits.capacity();
      // Without a limit the films in progress are not counted.
      if (!mayBeWide || limits.filmsAtOnce() === 0) return capacity.scenesAtOnce;
      return scenesAtOnceBeside(capacity, (await runningIn(keys.allSlots())) - 1);
    },
    isUserBusy: async (userId) => (await runningIn(keys.slots(userId))) >= limits.runningTasks(),
  };
};
