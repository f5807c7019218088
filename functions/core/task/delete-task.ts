import type { HasArtifacts } from "../artifact/ports.ts";
import type { LedgerChange } from "../credit/changes.ts";
import { settle } from "../credit/task-credits.ts";
import type { EmitChange } from "../shared/changes.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import { runOf } from "./attempt-of.ts";
import type { TaskChange } from "./changes.ts";
import { findTask } from "./find-task.ts";
import type { HasExecutions, HasTasks } from "./ports.ts";
import { announce } from "./task-event.ts";
import { updateTask } from "./update-task.ts";

/** Takes a task away for good: with its credits back if it has not begun, with its files if it has ended. */
export const deleteTask = async (
  use: HasTasks & HasClock & HasIds & HasExecutions & HasArtifacts & Commits<EmitChange | LedgerChange | TaskChange>,
  userId: string,
  taskId: string,
): Promise<{ taskId: string }> => {
  const find = () => findTask(use, userId, taskId);
  const task = await updateTask(use, find, (found) => {
    if (found.process_status === "in_progress")
      throw new Refusal("conflict", "The task is in progress. Please cancel it first.");
    const entries =
      found.process_status === "pending" ? settle(found, 0, use.now().toISOString(), "deleted before it started") : [];
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
