import { settle } from "../credit/task-credits.ts";
import type { Ports } from "../ports.ts";
import { Refusal } from "../shared/errors.ts";
import { runOf } from "./attempt-of.ts";
import { commitAnew } from "./commit-anew.ts";
import { findTask } from "./find-task.ts";
import { announce } from "./task-event.ts";

/** Takes a task away for good: with its credits back if it has not begun, with its files if it has ended. */
export const deleteTask = async (
  use: Pick<Ports, "commit" | "tasks" | "now" | "newId" | "runs" | "artefacts">,
  userId: string,
  taskId: string,
): Promise<{ taskId: string }> => {
  const find = () => findTask(use, userId, taskId);
  const task = await commitAnew(use, find, (found) => {
    if (found.process_status === "in_progress")
      throw new Refusal("conflict", "The task is in progress. Please cancel it first.");
    const entries =
      found.process_status === "pending" ? settle(found, 0, use.now().toISOString(), "deleted before it began") : [];
    return [
      { kind: "delete-task", task: found },
      ...(entries.length > 0 ? [{ kind: "move-credits" as const, userId, entries }] : []),
      announce(use, "task.deleted", found),
    ];
  });
  await use.runs.stop(runOf(task));
  await use.artefacts.removeAll(`tasks/${userId}/${taskId}/`);
  return { taskId };
};
