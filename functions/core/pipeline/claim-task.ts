import { lengths } from "#contract/catalogue/lengths.ts";
import type { Review } from "#contract/order/values.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasAllFilms } from "../progress/ports.ts";
import { soundParts } from "../progress/scene-marks.ts";
import { admitFilm, type FilmToAdmit } from "../provider/admit-film.ts";
import { isBuiltIn, modelsOf } from "../provider/models.ts";
import { enginesToStart } from "../provider/paused-engine.ts";
import type { HasCallLimits, HasCallRates, HasModelSettings, HasProviderPauses } from "../provider/ports.ts";
import { assertProviderEnabled } from "../provider/provider-pauses.ts";
import type { EmitChange } from "../shared/changes.ts";
import type { Commits } from "../shared/commit.ts";
import { TaskEnded, WaitIsOver } from "../shared/errors.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import { addSeconds } from "../shared/time.ts";
import type { TaskAttempt, TaskChange } from "../task/changes.ts";
import type { HasTasks } from "../task/ports.ts";
import { taskEvent } from "../task/task-event.ts";
import { updateTask } from "../task/update-task.ts";
import { inTurnOfAll } from "./film-turn.ts";

/**
 * Stores the task token with a pending task, so that "Start now" can end its edit window. Throws `WaitIsOver` if the
 * window has ended.
 */
export const waitForEdits = async (
  deps: HasTasks & HasClock & Commits<TaskChange>,
  run: TaskAttempt,
  token: string,
): Promise<void> => {
  await updateTask(
    deps,
    () => deps.tasks.find(run.userId, run.taskId),
    (task) => {
      if (
        !task ||
        task.attempt !== run.attempt ||
        task.process_status === "failed" ||
        task.process_status === "completed"
      )
        throw new TaskEnded(`Task ${run.taskId} is no longer waiting`);
      if (task.process_status === "in_progress" || Date.parse(task.start_after) <= deps.now().getTime())
        throw new WaitIsOver(`Task ${run.taskId} starts`);
      return [{ kind: "set-task", run, in: "pending", rev: task.rev, set: { wait_token: token } }];
    },
  );
};

/**
 * Moves a task from pending to in progress, once, stores the models that make it, and returns what its owner reviews and
 * how many of its scenes are made at the same time.
 * Repeated by the same attempt, it changes nothing. Throws `UserBusy` while the user has the maximum of films in progress,
 * while it is the turn of other users' films, or while other films need all calls of an engine, and `ProviderPaused` while
 * a provider of these models is switched off: all make the attempt wait.
 */
export const claimTask = async (
  deps: HasTasks &
    HasClock &
    HasIds &
    HasModelSettings &
    HasCallLimits &
    HasCallRates &
    HasProviderPauses &
    HasAllFilms &
    Commits<EmitChange | TaskChange>,
  run: TaskAttempt,
): Promise<{ review: Review; scenesAtOnce: number }> => {
  const waiting = await deps.tasks.find(run.userId, run.taskId);
  if (waiting?.process_status === "pending") {
    const models = modelsOf(deps, waiting);
    for (const engine of enginesToStart(models)) await assertProviderEnabled(deps, engine);
    if (waiting.admitted_attempt !== run.attempt) await admit(deps, run, { models, scenes: scenesToMake(waiting) });
  }
  const claim = (also: readonly TaskChange[]) => claimOnce(deps, run, also);
  const claimed = waiting?.process_status === "pending" ? await inTurnOfAll(deps, run, claim) : await claim([]);
  return { review: claimed?.review ?? "none", scenesAtOnce: await scenesAtOnce(deps, claimed) };
};

/** Scenes that are made at the same time. Many at a time would use up the calls a minute of a provider. */
export const scenesAtOnce = ({ allFilms }: HasAllFilms, task: TaskRecord | undefined): Promise<number> =>
  allFilms.scenesAtOnce(task?.models !== undefined && isBuiltIn(task.models));

const claimOnce = (
  deps: HasTasks & HasClock & HasIds & HasModelSettings & Commits<EmitChange | TaskChange>,
  run: TaskAttempt,
  also: readonly TaskChange[],
): Promise<TaskRecord | undefined> => {
  const find = () => deps.tasks.find(run.userId, run.taskId);
  return updateTask(deps, find, (task) => {
    if (!task || task.attempt !== run.attempt) throw new TaskEnded(`Task ${run.taskId} was deleted`);
    if (task.process_status === "in_progress") return [];
    if (task.process_status !== "pending") throw new TaskEnded(`Task ${run.taskId} has ended`);
    const now = deps.now();
    const at = now.toISOString();
    const set = {
      models: modelsOf(deps, task),
      task_started_at: at,
      task_updated_at: at,
      stage_seconds: {},
      sound_parts: soundParts,
      wait_token: undefined,
      deadline: makingDeadline(task, now),
    };
    return [
      { kind: "move-task", run, from: "pending", to: "in_progress", isCut: task.cut_of !== undefined, set },
      { kind: "acquire-slot", userId: run.userId, taskId: run.taskId },
      ...also,
      taskEvent(deps, "task.started", task),
    ];
  });
};

/** When a film that is made now has taken too long. */
export const makingDeadline = ({ video_length_minutes }: Pick<TaskRecord, "video_length_minutes">, now: Date): string =>
  addSeconds(now, 600 + 60 * video_length_minutes + 3600);

/** A new cut makes the scenes that were edited. */
const scenesToMake = ({ cut_of, last_edit, video_length_minutes }: TaskRecord): number =>
  cut_of && last_edit
    ? Math.max(last_edit.narrations.length, last_edit.pictures.length)
    : lengths[video_length_minutes].scenes;

/** Noted on the task, because a film that then waits for its owner's other films keeps its place. */
const admit = async (
  deps: HasCallLimits & HasCallRates & HasClock & Commits<TaskChange>,
  run: TaskAttempt,
  film: FilmToAdmit,
): Promise<void> => {
  const isBooked = await admitFilm(deps, film);
  if (isBooked) await deps.commit([{ kind: "set-task", run, in: "pending", set: { admitted_attempt: run.attempt } }]);
};
