import { AsyncLocalStorage } from "node:async_hooks";
import * as z from "zod";
import type { TaskAttempt } from "#functions/core/task/changes.ts";

const Run = z.object({ userId: z.string(), taskId: z.string(), attempt: z.int() });
/** A stage's input is the attempt, or has it in `run`. */
const Input = z.union([z.object({ run: Run }).transform(({ run }) => run), Run]);

const attempts = new AsyncLocalStorage<TaskAttempt>();

/** Runs a stage so that the calls of engines in it know the task that they are for. */
export const inAttempt = <R>(input: unknown, work: () => Promise<R>): Promise<R> => {
  const { data } = Input.safeParse(input);
  return data ? attempts.run(data, work) : work();
};

/** The attempt whose stage is running; undefined outside the pipeline. */
export const currentAttempt = (): TaskAttempt | undefined => attempts.getStore();
