import { editPricesOf } from "#contract/catalogue/edit-prices.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { LedgerChange } from "../credit/changes.ts";
import { priceOfCards } from "../credit/price-shares.ts";
import { priceByLength } from "../media/price-by-length.ts";
import type { HasTimings, Timings } from "../progress/ports.ts";
import { sceneCounts, stagesOfScenes } from "../progress/work-plan.ts";
import type { EmitChange } from "../shared/changes.ts";
import type { Commits } from "../shared/commit.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import type { TaskAttempt, TaskChange } from "../task/changes.ts";
import { endTask } from "../task/end-task.ts";
import type { HasTasks } from "../task/ports.ts";
import { updateTask } from "../task/update-task.ts";
import { commitInAttempt, findAttempt, secondsTo } from "./attempt.ts";
import { filmOfCut } from "./film-of-cut.ts";

type Settles = HasTasks & HasClock & HasIds & Commits<EmitChange | LedgerChange | TaskChange>;

/** Completes a task: captures its price, reduced for a shorter film and for scenes without a picture. */
export const completeTask = async (deps: Settles & HasTimings, run: TaskAttempt): Promise<void> => {
  const task = await findAttempt(deps, run);
  const now = deps.now();
  const seconds = secondsTo(task, now);
  const film = await filmOfCut(deps, task, now.toISOString());
  const timings = noted(await deps.timings.recent(), {
    ...perScene(seconds, task.video_scene_count),
    [sceneCounts]: task.video_scene_count,
  });
  await commitInAttempt(deps, [
    ...endTask(deps, task, {
      to: "completed",
      paid: task.cut_of ? priceOfCut(task) : priceOfFilm(task),
      why: whyLess(task),
      set: { stage_seconds: seconds },
      ...(film && { film }),
    }),
    // A retry, a new cut and a film in another language reuse artifacts, so their timings are not representative.
    ...(task.attempt === 1 && !film && !task.translation_key
      ? [{ kind: "note-timings" as const, seconds: timings }]
      : []),
  ]);
};

/**
 * Fails a task and releases all its credits. A task that has ended, or is in a newer attempt, does not change. The owner
 * reads the reason, administrators also the cause.
 */
export const failTask = async (deps: Settles, run: TaskAttempt, reason: string, cause?: string): Promise<void> => {
  const find = () => deps.tasks.find(run.userId, run.taskId);
  await updateTask(deps, find, (task) => {
    const open = task?.process_status === "pending" || task?.process_status === "in_progress";
    return task && open && task.attempt === run.attempt
      ? endTask(deps, task, { to: "failed", paid: 0, why: reason, set: { failure_cause: cause } })
      : [];
  });
};

/**
 * Credits for the film: a shorter film costs its share, a scene with a title card instead of a picture less. The price of
 * a film in another language is that of its source, of which both were taken into account.
 */
const priceOfFilm = (task: TaskRecord): number =>
  task.translation_key
    ? task.credit_cost
    : Math.max(0, priceByLength(task) - priceOfCards(task)) + (task.edit_credits ?? 0);

/** Credits for a new cut: a picture that was drawn again and became a title card costs nothing. */
const priceOfCut = (task: TaskRecord): number => {
  const newCards = Math.max(0, (task.cards_made?.size ?? 0) - (task.cards_before ?? 0));
  return Math.max(0, task.credit_cost + (task.edit_credits ?? 0) - newCards * editPricesOf(task).picture);
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

/** How many timings are kept per stage: an odd number, so that the median is one of them. */
const maxTimings = 21;
const noted = (recent: Timings, film: Readonly<Record<string, number>>): Timings =>
  Object.fromEntries(
    Object.entries(film).map(([stage, seconds]) => [stage, [...(recent[stage] ?? []), seconds].slice(-maxTimings)]),
  );
