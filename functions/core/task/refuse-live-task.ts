import { Refusal } from "../shared/errors.ts";
import { findTask } from "./find-task.ts";
import type { HasTasks } from "./ports.ts";

/** Throws `forbidden` if a test key is used on a task that a test key did not order: that task was paid for. */
export const refuseLiveTask = async (
  deps: HasTasks,
  userId: string,
  taskId: string,
  key: { readonly mode: "live" | "test" } | undefined,
): Promise<void> => {
  if (key?.mode !== "test" || (await findTask(deps, userId, taskId)).test) return;
  throw new Refusal("forbidden", "A test key cannot change this task. Please use a live key.");
};
