import type { Task } from "#contract/schema/task.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { queueSeconds, timeAhead } from "../progress/eta.ts";
import { placeAmong } from "../progress/film-turns.ts";
import type { HasAllFilms, HasFilmQueue, QueuePlace } from "../progress/ports.ts";
import { expectedSeconds } from "../progress/work-plan.ts";
import type { HasModelSettings, HasProviderPauses } from "../provider/ports.ts";
import { isReadyToStart, showPauses } from "../provider/show-pauses.ts";
import type { HasClock } from "../shared/ports.ts";
import { findTask } from "./find-task.ts";
import type { HasTasks } from "./ports.ts";
import type { Presents } from "./present.ts";
import { showRecord } from "./show-task.ts";

/** What a film's engines cost so far. Undefined for a film of free engines. */
const costOf = ({ cost_usd, cost_text_usd = 0, cost_pictures_usd = 0, cost_speech_usd = 0 }: TaskRecord) =>
  cost_usd === undefined
    ? undefined
    : {
        total_usd: cost_usd,
        text_usd: cost_text_usd,
        pictures_usd: cost_pictures_usd,
        speech_usd: cost_speech_usd,
      };

/**
 * A task with its long texts, what it cost for an administrator, and while its film waits: the paused engine that it waits
 * for, or its place among other films and its times.
 */
export const showStatus = async (
  deps: Presents & HasTasks & HasFilmQueue & HasAllFilms & HasModelSettings & HasProviderPauses,
  { userId, isAdmin }: { readonly userId: string; readonly isAdmin: boolean },
  taskId: string,
): Promise<Task> => {
  const record = await findTask(deps, userId, taskId);
  const shown = await showRecord(deps, record);
  const [task = shown] = await showPauses(deps, [record], [isAdmin ? { ...shown, cost: costOf(record) } : shown]);
  if (!isReadyToStart(record, deps.now()) || task.progress.paused_engine) return task;
  const [queued, timings] = await Promise.all([placeOf(deps, taskId), deps.timings.recent()]);
  if (!queued) return task;
  const film = timeAhead(expectedSeconds(timings, task));
  const queue_seconds = Math.ceil(queueSeconds(queued, film));
  const eta_seconds = Math.ceil(queue_seconds + film);
  return { ...task, progress: { ...task.progress, queue_place: queued.place, queue_seconds, eta_seconds } };
};

/** The film's place in the queue of the machine, or among the films of all users. */
const placeOf = async (
  { filmQueue, allFilms, now }: HasFilmQueue & HasAllFilms & HasClock,
  taskId: string,
): Promise<QueuePlace | undefined> => {
  const onMachine = await filmQueue.find(taskId);
  if (onMachine) return onMachine;
  const films = await allFilms.read();
  return films && placeAmong(films, taskId, now());
};
