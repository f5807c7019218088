import type { TaskStatus } from "#contract/schema/task.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { TaskAttempt } from "./changes.ts";

export type Counts = Readonly<Record<TaskStatus, number>>;

/** Seconds per stage of earlier films; per scene for stages that work on scenes. */
export type Timings = Readonly<Record<string, readonly number[]>>;

export interface TaskRecords {
  find(userId: string, taskId: string): Promise<TaskRecord | undefined>;
  page(
    userId: string,
    at: {
      readonly status?: TaskStatus | undefined;
      readonly limit: number;
      readonly offset: number;
      /** Only tasks after this one in the list. */
      readonly after?: { readonly createdAt: string; readonly taskId: string } | undefined;
    },
  ): Promise<TaskRecord[]>;
  counts(userId: string): Promise<Counts>;
  /** Tasks that were ordered with the API, newest first. */
  byPrograms(userId: string, limit: number): Promise<TaskRecord[]>;
  /** Tasks of all users whose deadline is before `at` (ISO time). */
  overdue(at: string): Promise<TaskRecord[]>;
}

/** Executions of the make-video state machine, one per attempt of a task. */
export interface Executions {
  /** Idempotent: starting the same attempt again does nothing. */
  start(run: TaskAttempt): Promise<void>;
  stop(run: TaskAttempt): Promise<void>;
  status(run: TaskAttempt): Promise<"running" | "ended" | "unknown">;
}

/** The films that wait until the machine has time for them. */
export interface FilmQueue {
  /** 1 is the next one; undefined if the film does not wait for the machine. */
  placeOf(taskId: string): Promise<number | undefined>;
}

export interface HasFilmQueue {
  readonly filmQueue: FilmQueue;
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
