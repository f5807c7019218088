import type { TaskStatus } from "#contract/schema/task.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { TaskAttempt } from "./changes.ts";

export type Counts = Readonly<Record<TaskStatus, number>>;

/** Seconds that earlier films took for each stage: for one scene where the stage has scenes. */
export type Timings = Readonly<Record<string, readonly number[]>>;

export interface TaskRecords {
  find(userId: string, taskId: string): Promise<TaskRecord | undefined>;
  page(
    userId: string,
    at: {
      readonly status?: TaskStatus | undefined;
      readonly limit: number;
      readonly offset: number;
      /** Only tasks that stand behind this one in the list. */
      readonly after?: { readonly createdAt: string; readonly taskId: string } | undefined;
    },
  ): Promise<TaskRecord[]>;
  counts(userId: string): Promise<Counts>;
  /** Those that programs ordered, newest first. */
  byPrograms(userId: string, limit: number): Promise<TaskRecord[]>;
  /** Tasks that should have ended by then, of all users. */
  overdue(at: string): Promise<TaskRecord[]>;
}

/** The state machine's executions, one for each attempt of a task. */
export interface Executions {
  /** Starting the same attempt again does nothing. */
  start(run: TaskAttempt): Promise<void>;
  stop(run: TaskAttempt): Promise<void>;
  status(run: TaskAttempt): Promise<"running" | "ended" | "unknown">;
}

export interface HasTasks {
  readonly tasks: TaskRecords;
}

export interface HasTimings {
  readonly timings: { recent(): Promise<Timings> };
}

export interface HasExecutions {
  readonly executions: Executions;
}
