import type { TaskStatus } from "#contract/schema/task.ts";
import type { CostPart, TaskRecord } from "#contract/schema/task-record.ts";
import type { MadeScenes } from "../progress/scene-marks.ts";

/** Fields to set in a task; undefined removes a field. */
export type TaskFields = { readonly [F in keyof TaskRecord]?: TaskRecord[F] | undefined };

/** One attempt of a task. Changes for an older attempt are refused. */
export interface TaskAttempt {
  readonly userId: string;
  readonly taskId: string;
  readonly attempt: number;
}

export type TaskChange =
  /** `also` are tasks of the same owner that are ordered with it: all or none. */
  | { readonly kind: "insert-task"; readonly task: TaskRecord; readonly also?: readonly TaskRecord[] }
  /** Stores a new cut in place of the attempt before. */
  | { readonly kind: "put-cut"; readonly cut: TaskRecord }
  | { readonly kind: "edit-task"; readonly task: TaskRecord; readonly from: number }
  | {
      readonly kind: "move-task";
      readonly run: TaskAttempt;
      readonly from: TaskStatus;
      readonly to: TaskStatus;
      /** The revision that was read: after an edit the change is refused, as the price may differ. */
      readonly rev?: number;
      /** A new cut is in no list and not counted: its film is. */
      readonly isCut?: boolean;
      readonly set: TaskFields;
    }
  | {
      readonly kind: "set-task";
      readonly run: TaskAttempt;
      readonly in: TaskStatus;
      readonly rev?: number;
      readonly set: TaskFields;
    }
  | {
      readonly kind: "mark-scene";
      readonly run: TaskAttempt;
      readonly scene: number;
      readonly in: readonly MadeScenes[];
      /** `writeSceneMark` of the first of these sets. */
      readonly mark: string;
    }
  /** Moves the end of a completed film, and that of its public page. `film` is the film as it was read. */
  | {
      readonly kind: "extend-film";
      readonly film: TaskRecord;
      readonly set: TaskFields & { readonly expires_at: string };
    }
  /** Opens the public page of a completed film, or closes it. */
  | { readonly kind: "share-film"; readonly task: TaskRecord; readonly watchId: string }
  | { readonly kind: "unshare-film"; readonly task: TaskRecord; readonly watchId: string }
  /** Adds to the film's cost, whatever became of the task: the provider is paid anyway. */
  | { readonly kind: "add-cost"; readonly run: TaskAttempt; readonly part: CostPart; readonly usd: number }
  | { readonly kind: "delete-task"; readonly task: TaskRecord; readonly cutTaskId?: string }
  | { readonly kind: "acquire-slot"; readonly userId: string; readonly taskId: string }
  | { readonly kind: "release-slot"; readonly userId: string; readonly taskId: string }
  /** Notes that a film could start, if as many films of all users were not in progress as may be. */
  | { readonly kind: "queue-film"; readonly userId: string; readonly taskId: string; readonly at: string }
  | { readonly kind: "leave-queue"; readonly taskId: string }
  | { readonly kind: "note-timings"; readonly seconds: Readonly<Record<string, readonly number[]>> };
