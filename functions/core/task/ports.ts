import type { TaskStatus } from "#contract/schema/task.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { TaskAttempt } from "./changes.ts";

export type Counts = Readonly<Record<TaskStatus, number>>;

/** A part of a user's tasks that the keys of the table tell. */
export interface TaskRange {
  readonly status?: TaskStatus | undefined;
  readonly triggeredBy?: TaskRecord["triggered_by"] | undefined;
  /** ISO time. */
  readonly createdFrom?: string | undefined;
  /** ISO time, exclusive. */
  readonly createdBefore?: string | undefined;
}

export interface TaskRecords {
  find(userId: string, taskId: string): Promise<TaskRecord | undefined>;
  /** Newest first. */
  page(
    userId: string,
    at: TaskRange & {
      readonly limit: number;
      readonly offset: number;
      /** Only tasks after this one in the list. */
      readonly after?: { readonly createdAt: string; readonly taskId: string } | undefined;
    },
  ): Promise<TaskRecord[]>;
  /** How many tasks are in a range, at most 10,000. */
  countIn(userId: string, range: TaskRange): Promise<number>;
  counts(userId: string): Promise<Counts>;
  /** Tasks that were ordered with the API, newest first. */
  byPrograms(userId: string, limit: number): Promise<TaskRecord[]>;
  /** Tasks of all users whose deadline is before `at` (ISO time). */
  overdue(at: string): Promise<TaskRecord[]>;
}

/** Executions of the make-video state machine, one per attempt of a task. */
export interface Executions {
  /** Idempotent: starting the same attempt again does nothing. It waits until `startAfter`, if it is given. */
  start(run: TaskAttempt & { readonly startAfter?: string | undefined }): Promise<void>;
  stop(run: TaskAttempt): Promise<void>;
  /** Ends the wait of the state that has this task token. Does nothing if no state waits for it any more. */
  resume(token: string): Promise<void>;
  status(run: TaskAttempt): Promise<"running" | "ended" | "unknown">;
}

export interface HasTasks {
  readonly tasks: TaskRecords;
}

export interface HasExecutions {
  readonly executions: Executions;
}
