import type { TaskStatus } from "#contract/schema/task.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";

/** What a task is changed to; a field given as undefined is removed. */
export type TaskFields = { readonly [F in keyof TaskRecord]?: TaskRecord[F] | undefined };

/** The scenes that a stage has finished: numbers are added once, however often a stage runs. */
export type MadeScenes = "voices_made" | "pictures_made" | "pictures_kept" | "segments_made" | "cards_made";

/** Names one run of one task: whoever acts for an older attempt changes nothing. */
export interface TaskAttempt {
  readonly userId: string;
  readonly taskId: string;
  readonly attempt: number;
}

export type TaskChange =
  | { readonly kind: "insert-task"; readonly task: TaskRecord }
  | { readonly kind: "edit-task"; readonly task: TaskRecord; readonly from: number }
  | {
      readonly kind: "move-task";
      readonly run: TaskAttempt;
      readonly from: TaskStatus;
      readonly to: TaskStatus;
      /** Which edit it was decided on: a price that changed in the meantime is not settled by the old one. */
      readonly rev?: number;
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
    }
  | { readonly kind: "delete-task"; readonly task: TaskRecord }
  | { readonly kind: "take-slot"; readonly userId: string; readonly taskId: string }
  | { readonly kind: "free-slot"; readonly userId: string; readonly taskId: string }
  | { readonly kind: "note-timings"; readonly seconds: Readonly<Record<string, readonly number[]>> };
