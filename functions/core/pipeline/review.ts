import type { Review, ReviewStop } from "#contract/order/values.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { LedgerChange } from "../credit/changes.ts";
import type { HasAllFilms } from "../progress/ports.ts";
import type { EmitChange } from "../shared/changes.ts";
import type { Commits } from "../shared/commit.ts";
import { TaskEnded, WaitIsOver } from "../shared/errors.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import { addSeconds } from "../shared/time.ts";
import { cancelChanges } from "../task/cancel-task.ts";
import type { TaskAttempt, TaskChange } from "../task/changes.ts";
import type { HasTasks } from "../task/ports.ts";
import { taskEvent } from "../task/task-event.ts";
import { updateTask } from "../task/update-task.ts";
import { makingDeadline, scenesAtOnce } from "./claim-task.ts";

/** A review that its owner does not continue ends after this time: see the order field `review_timeout`. */
const reviewSeconds = 72 * 3600;
/** The state machine ends the review; the sweep only if that is lost. */
const sweepDelaySeconds = 3600;

type ReviewChange = EmitChange | LedgerChange | TaskChange;
type Reviews = HasTasks & HasClock & HasIds & Commits<ReviewChange>;

/** Why a film was cancelled whose review was not continued. */
export const reviewTimedOut = "The review was not continued in 72 hours";

/** What waits for a review: the scenes as they were made, and the task token. */
interface Waiting {
  readonly token: string;
  readonly scenesKey: string;
}

/**
 * Stops a film for its owner's review: stores the task token, releases the film's slot, so that others can be made, and
 * announces it the first time. Repeated, it only stores the new token. Throws `WaitIsOver` if the owner has continued the
 * film, or has edited scenes that are still to be made.
 */
export const waitForReview = async (deps: Reviews, run: TaskAttempt, { token, scenesKey }: Waiting): Promise<void> => {
  await updateTask(deps, finder(deps, run), (task): ReviewChange[] => {
    if (task?.process_status !== "in_progress" || task.attempt !== run.attempt) throw ended(run);
    if (task.review_state === "continued" || !isReviewed(task.review)) throw new WaitIsOver(`${run.taskId} goes on`);
    const isUpdated = task.review_state === "updating";
    if (isUpdated && task.scenes_key !== scenesKey) throw new WaitIsOver(`${run.taskId} has newer scenes`);
    const keep = { kind: "set-task", run, in: "in_progress", rev: task.rev } as const;
    if (task.review_state === "waiting") return [{ ...keep, set: { wait_token: token } }];
    const now = deps.now();
    const until = (isUpdated && task.review_until) || addSeconds(now, reviewSeconds);
    const set = {
      wait_token: token,
      review_state: "waiting",
      review_until: until,
      review_since: now.toISOString(),
      task_updated_at: now.toISOString(),
      edit_credits_made: task.edit_credits,
      deadline: addSeconds(new Date(until), sweepDelaySeconds),
    } as const;
    return [
      { ...keep, set },
      { kind: "release-slot", userId: run.userId, taskId: run.taskId },
      ...(isUpdated ? [] : [taskEvent(deps, "task.review_ready", task, { review: task.review, until })]),
    ];
  });
};

/** How a film goes on: what is made next, and the review that follows. */
export interface Resumed {
  readonly scenesKey: string;
  readonly scenes: number;
  /** Scenes are to be spoken: those that the owner has changed, or all after a first look. */
  readonly edited: boolean;
  /** `none` once the owner has continued the film. */
  readonly review: Review;
  /** How long the next wait may last. */
  readonly reviewSeconds: number;
  /** Scenes that are made at the same time, now that the film has another slot. */
  readonly scenesAtOnce: number;
  /** The key of a recording of the whole narration that is to be split, or "". */
  readonly recording: string;
}

/**
 * Goes on with a film after its review, or makes what its owner has edited and then waits again. It takes a slot again,
 * once, and `UserBusy` makes it wait for one. A review whose time ran out cancels the film, if its owner ordered that: then
 * it throws `TaskEnded`.
 */
export const resumeFilm = async (
  deps: Reviews & HasAllFilms,
  run: TaskAttempt,
  at: Pick<Waiting, "scenesKey">,
): Promise<Resumed> => {
  let isCancelled = false;
  const resumed = await updateTask(deps, finder(deps, run), (task): ReviewChange[] => {
    if (task?.process_status !== "in_progress" || task.attempt !== run.attempt) throw ended(run);
    // What is not paid for yet is not made.
    const isOver = task.review_timeout === "cancel" || task.review === "first_scene";
    isCancelled = task.review_state === "waiting" && isOver;
    if (isCancelled) return cancelChanges(deps, task, reviewTimedOut);
    const isUpdating = task.review_state === "updating";
    if (!task.review_state || (isUpdating && !task.review_since)) return [];
    const now = deps.now();
    const set = {
      wait_token: undefined,
      review_since: undefined,
      ...(!isUpdating && { review_state: undefined, review_until: undefined, review_passed: true }),
      stage_since: withoutReview(task, now),
      task_updated_at: now.toISOString(),
      deadline: makingDeadline(task, now),
    };
    return [
      { kind: "set-task", run, in: "in_progress", rev: task.rev, set },
      { kind: "acquire-slot", userId: run.userId, taskId: run.taskId },
    ];
  });
  if (isCancelled || !resumed) throw ended(run);
  const { review, review_state, review_until, scenes_key: scenesKey = at.scenesKey } = resumed;
  const secondsLeft = (Date.parse(review_until ?? "") - deps.now().getTime()) / 1000;
  return {
    scenesKey,
    scenes: resumed.video_scene_count,
    // After a first look, all other scenes are to be spoken.
    edited: scenesKey !== at.scenesKey || review === "first_scene",
    review: review_state === "updating" && isReviewed(review) ? review : "none",
    reviewSeconds: Math.min(reviewSeconds, Math.max(1, Math.ceil(secondsLeft || reviewSeconds))),
    scenesAtOnce: await scenesAtOnce(deps, resumed),
    recording: resumed.recording_key ?? "",
  };
};

/** The time of the review counts to no stage. */
const withoutReview = ({ stage_since, review_since }: TaskRecord, now: Date): string | undefined => {
  if (!stage_since || !review_since) return stage_since;
  return new Date(Date.parse(stage_since) + now.getTime() - Date.parse(review_since)).toISOString();
};

const finder = (deps: HasTasks, run: TaskAttempt) => () => deps.tasks.find(run.userId, run.taskId);

const isReviewed = (review: Review | undefined): review is ReviewStop => review !== undefined && review !== "none";

const ended = ({ taskId, attempt }: TaskAttempt) => new TaskEnded(`Attempt ${attempt} of task ${taskId} has ended`);
