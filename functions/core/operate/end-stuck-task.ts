import { audited } from "../admin/audit.ts";
import type { AuditChange } from "../admin/changes.ts";
import type { LedgerChange } from "../credit/changes.ts";
import { failTask } from "../pipeline/settle-task.ts";
import type { EmitChange } from "../shared/changes.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import { runOf } from "../task/attempt-of.ts";
import type { TaskChange } from "../task/changes.ts";
import { findTask } from "../task/find-task.ts";
import type { HasExecutions, HasTasks } from "../task/ports.ts";

const ended = "We had to stop this film. Your credits have been refunded. Please retry.";

export interface TaskNamed {
  readonly userId: string;
  readonly taskId: string;
  readonly reason: string;
}

/** Ends a task that does not move: it fails, its credits go back, its run stops. Its owner may try it again. */
export const endStuckTask = async (
  use: HasTasks & HasExecutions & HasClock & HasIds & Commits<AuditChange | EmitChange | LedgerChange | TaskChange>,
  operator: string,
  { userId, taskId, reason }: TaskNamed,
): Promise<void> => {
  const task = await unended(use, userId, taskId);
  const { process_status: status, attempt } = task;
  await use.commit([
    audited(use, {
      actor: operator,
      action: "end-task",
      target: userId,
      reason,
      before: { task: taskId, status, attempt },
      after: { task: taskId, status: "failed", attempt },
    }),
  ]);
  await failTask(use, runOf(task), ended);
  await use.runs.stop(runOf(task));
};

/** Starts the run of a task that waits and has none. A run that is there, or was, is not started twice. */
export const startRun = async (
  use: HasTasks & HasExecutions & HasClock & HasIds & Commits<AuditChange | EmitChange | LedgerChange | TaskChange>,
  operator: string,
  { userId, taskId, reason }: TaskNamed,
): Promise<"started" | "running"> => {
  const task = await unended(use, userId, taskId);
  const { process_status: status, attempt } = task;
  const run = await use.runs.status(runOf(task));
  if (run === "running") return "running";
  if (run === "ended")
    throw new Refusal(
      "conflict",
      "The execution of this task has ended. End the task, so that its owner can retry it.",
    );
  const state = { task: taskId, status, attempt };
  await use.commit([
    audited(use, {
      actor: operator,
      action: "start-run",
      target: userId,
      reason,
      before: { ...state, run },
      after: { ...state, run: "running" },
    }),
  ]);
  await use.runs.start(runOf(task));
  return "started";
};

const unended = async (use: HasTasks, userId: string, taskId: string) => {
  const task = await findTask(use, userId, taskId);
  const { process_status: status } = task;
  if (status !== "pending" && status !== "in_progress")
    throw new Refusal("conflict", `The task has already ended. Current status: ${status}.`);
  return task;
};
