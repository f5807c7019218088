import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { LedgerChange } from "../credit/changes.ts";
import { priceOfCards } from "../credit/price-shares.ts";
import { lengthTolerance, orderedSeconds } from "../media/film-format.ts";
import type { EmitChange } from "../shared/changes.ts";
import type { Commits } from "../shared/commit.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import type { TaskAttempt, TaskChange } from "../task/changes.ts";
import { endTask } from "../task/end-task.ts";
import type { HasTasks, HasTimings, Timings } from "../task/ports.ts";
import { stagesOfScenes } from "../task/progress.ts";
import { updateTask } from "../task/update-task.ts";
import { commitInAttempt, findAttempt, secondsTo } from "./attempt.ts";

type Settles = HasTasks & HasClock & HasIds & Commits<EmitChange | LedgerChange | TaskChange>;

/** Ends a task as completed: its price is paid, less what its owner did not get. */
export const completeTask = async (deps: Settles & HasTimings, run: TaskAttempt): Promise<void> => {
  const task = await findAttempt(deps, run);
  const seconds = secondsTo(task, deps.now());
  const timings = noted(await deps.timings.recent(), perScene(seconds, task.video_scene_count));
  await commitInAttempt(deps, [
    ...endTask(deps, task, {
      to: "completed",
      paid: priceOfFilm(task),
      why: whyLess(task),
      set: { stage_seconds: seconds },
    }),
    // A retry keeps what was there, so its times say nothing about a film.
    ...(task.attempt === 1 ? [{ kind: "note-timings" as const, seconds: timings }] : []),
  ]);
};

/** Ends a task as failed, and gives all its credits back. A task that has ended otherwise stays as it is. */
export const failTask = async (deps: Settles, run: TaskAttempt, reason: string): Promise<void> => {
  const find = () => deps.tasks.find(run.userId, run.taskId);
  await updateTask(deps, find, (task) => {
    const open = task?.process_status === "pending" || task?.process_status === "in_progress";
    return task && open && task.attempt === run.attempt
      ? endTask(deps, task, { to: "failed", paid: 0, why: reason })
      : [];
  });
};

/** A film shorter than it was asked to be costs its share; scenes with a card instead of a picture cost less. */
const priceOfFilm = (task: TaskRecord): number => {
  const part = (task.video_seconds ?? 0) / orderedSeconds(task);
  const byLength = part < 1 - lengthTolerance ? Math.ceil(task.credit_cost * part) : task.credit_cost;
  return Math.max(0, byLength - priceOfCards(task));
};

const whyLess = (task: TaskRecord): string =>
  task.cards_made?.size ? `${task.cards_made.size} scenes have a title card` : "the film is shorter than ordered";

const perScene = (seconds: Readonly<Record<string, number>>, scenes: number) =>
  Object.fromEntries(
    Object.entries(seconds).map(([stage, spent]) => [
      stage,
      stagesOfScenes.some((name) => name === stage) ? spent / scenes : spent,
    ]),
  );

/** The times of the newest films: an odd number, so that their median is one of them. */
const remembered = 21;
const noted = (recent: Timings, film: Readonly<Record<string, number>>): Timings =>
  Object.fromEntries(
    Object.entries(film).map(([stage, seconds]) => [stage, [...(recent[stage] ?? []), seconds].slice(-remembered)]),
  );
