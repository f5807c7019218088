import { editPricesOf } from "#contract/catalogue/edit-prices.ts";
import { lengths } from "#contract/catalogue/lengths.ts";
import type { Editing } from "#contract/schema/scene-edit.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasClock } from "../shared/ports.ts";
import { findTask } from "../task/find-task.ts";
import type { HasTasks } from "../task/ports.ts";

/** The revision of a film's scenes: 1 as they were planned. */
export const revisionOf = ({ scenes_revision = 0 }: Pick<TaskRecord, "scenes_revision">): number => scenes_revision + 1;

/** Why the scenes of a film cannot be edited now; undefined if they can. */
export const whyNotEditable = (task: TaskRecord): string | undefined => {
  const { process_status, review_state } = task;
  if (process_status === "in_progress")
    return review_state === "waiting" || review_state === "updating"
      ? undefined
      : "The film is being made. Its scenes can be edited while it waits for your review.";
  if (process_status === "pending") return "The scenes are not planned yet.";
  return "The film has ended. Scenes can be edited while a film waits for your review.";
};

/** Whether the pictures of a film that waits for its review are drawn already. */
export const isDrawn = ({ review }: Pick<TaskRecord, "review">): boolean => review === "storyboard";

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
  const reason = whyNotEditable(task);
  return {
    revision: revisionOf(task),
    editing: {
      allowed: reason === undefined,
      ...(reason !== undefined && { reason }),
      can_redraw: isDrawn(task),
      prices: { ...editPricesOf(task) },
      max_characters: maxCharactersOf(task),
    },
  };
};
