import { editPricesOf } from "#contract/catalogue/edit-prices.ts";
import { lengths } from "#contract/catalogue/lengths.ts";
import type { Editing } from "#contract/schema/scene-edit.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasClock } from "../shared/ports.ts";
import { addSeconds } from "../shared/time.ts";
import { findTask } from "../task/find-task.ts";
import type { HasTasks } from "../task/ports.ts";

/** The revision of a film's scenes: 1 as they were planned. */
export const revisionOf = ({ scenes_revision = 0 }: Pick<TaskRecord, "scenes_revision">): number => scenes_revision + 1;

/** The cuts of one film. */
const maxCuts = 20;
/** A new cut needs this time at most: without it, the files could be deleted while it is made. */
export const minHoursLeft = 2;

/** Whether the edits of a film make a new cut of it. */
export const isFinished = ({ process_status }: Pick<TaskRecord, "process_status">): boolean =>
  process_status === "completed";

/** Why the scenes of a film cannot be edited now; undefined if they can. */
export const whyNotEditable = (task: TaskRecord, now: Date): string | undefined => {
  const { process_status, review_state } = task;
  if (task.cut_of) return `This is a new cut of the film ${task.cut_of}. Please edit that film.`;
  if (isFinished(task)) return whyNoNewCut(task, now);
  if (process_status === "in_progress" && task.review === "first_scene")
    return "This is a first look. Scenes can be edited when the film is finished.";
  if (process_status === "in_progress")
    return review_state === "waiting" || review_state === "updating"
      ? undefined
      : "The film is being made. Its scenes can be edited while it waits for your review.";
  if (process_status === "pending") return "The scenes are not planned yet.";
  return "The film was not finished. Scenes can be edited while a film waits for your review, and when it is completed.";
};

const whyNoNewCut = (
  { expires_at = "", cut_state, earlier_cuts = [], extending }: TaskRecord,
  now: Date,
): string | undefined => {
  if (expires_at <= now.toISOString()) return "The film's files were deleted. Please order it again with Repeat Task.";
  if (expires_at < addSeconds(now, minHoursLeft * 3600))
    return `The film's files are deleted in less than ${minHoursLeft} hours. Please order it again with Repeat Task.`;
  if (extending) return "The film's files are being copied. Please try again in a minute.";
  if (cut_state === "making") return "A new cut of this film is being made. Please wait until it is finished.";
  return earlier_cuts.length + 1 >= maxCuts ? `A film has up to ${maxCuts} cuts.` : undefined;
};

/** Whether the pictures of a film whose scenes are edited are drawn already. */
export const isDrawn = (task: Pick<TaskRecord, "review" | "process_status">): boolean =>
  task.review === "storyboard" || isFinished(task);

/** The most characters of all narrations together: twice the story that fits the ordered length. */
export const maxCharactersOf = ({ video_length_minutes }: Pick<TaskRecord, "video_length_minutes">): number =>
  2 * lengths[video_length_minutes].storyCharacters;

/** Whether and at which prices the scenes of a film can be edited, and their revision. */
export const showEditing = async (
  deps: HasTasks & HasClock,
  userId: string,
  taskId: string,
): Promise<{ revision: number; editing: Editing }> => {
  const task = await findTask(deps, userId, taskId);
  const reason = whyNotEditable(task, deps.now());
  return {
    revision: revisionOf(task),
    editing: {
      allowed: reason === undefined,
      ...(reason !== undefined && { reason }),
      makes_cut: isFinished(task),
      can_redraw: isDrawn(task),
      prices: { ...editPricesOf(task) },
      ...(task.recording_error && { recording_error: task.recording_error }),
      max_characters: maxCharactersOf(task),
    },
  };
};
