import { Refusal } from "../shared/errors.ts";
import { findTask } from "./find-task.ts";
import type { HasTasks } from "./ports.ts";

/** A test key changes what test keys made, so that it can neither spend nor spoil anything that was paid for. */
export const refuseLiveTask = async (
  deps: HasTasks,
  userId: string,
  taskId: string,
  key: { readonly mode: "live" | "test" } | undefined,
): Promise<void> => {
  if (key?.mode !== "test" || (await findTask(deps, userId, taskId)).test) return;
  throw new Refusal("forbidden", "A test key cannot change this task. Please use a live key.");
};
