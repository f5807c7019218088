import { auditChange } from "../admin/audit.ts";
import type { AuditChange } from "../admin/changes.ts";
import type { LedgerChange } from "../credit/changes.ts";
import { failTask } from "../pipeline/settle-task.ts";
import type { EmitChange } from "../shared/changes.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import { attemptOf } from "../task/attempt-of.ts";
import type { TaskChange } from "../task/changes.ts";
import { findTask } from "../task/find-task.ts";
import type { HasExecutions, HasTasks } from "../task/ports.ts";

const ended = "We had to stop this film. Your credits have been refunded. Please retry.";

export interface TaskNamed {
  readonly userId: string;
  readonly taskId: string;
  readonly reason: string;
}

/** Fails a task that has not ended, releases its credits and stops its execution. Its owner may retry it. */
export const endStuckTask = async (
  deps: HasTasks & HasExecutions & HasClock & HasIds & Commits<AuditChange | EmitChange | LedgerChange | TaskChange>,
  operator: string,
  { userId, taskId, reason }: TaskNamed,
): Promise<void> => {
  const task = await unended(deps, userId, taskId);
  const { process_status: status, attempt } = task;
  await deps.commit([
    auditChange(deps, {
      actor: operator,
      action: "end-task",
      target: userId,
      reason,
      before: { task: taskId, status, attempt },
      after: { task: taskId, status: "failed", attempt },
    }),
  ]);
  await failTask(deps, attemptOf(task), ended);
  await deps.executions.stop(attemptOf(task));
};

/** Starts the execution of a task that has none. An execution that exists or has ended is not started again. */
export const startExecution = async (
  deps: HasTasks & HasExecutions & HasClock & HasIds & Commits<AuditChange | EmitChange | LedgerChange | TaskChange>,
  operator: string,
  { userId, taskId, reason }: TaskNamed,
): Promise<"started" | "running"> => {
  const task = await unended(deps, userId, taskId);
  const { process_status: status, attempt } = task;
  const execution = await deps.executions.status(attemptOf(task));
  if (execution === "running") return "running";
  if (execution === "ended")
    throw new Refusal(
      "conflict",
      "The execution of this task has ended. End the task, so that its owner can retry it.",
    );
  const state = { task: taskId, status, attempt };
  await deps.commit([
    auditChange(deps, {
      actor: operator,
      action: "start-run",
      target: userId,
      reason,
      before: { ...state, execution },
      after: { ...state, execution: "running" },
    }),
  ]);
  await deps.executions.start(attemptOf(task));
  return "started";
};

const unended = async (deps: HasTasks, userId: string, taskId: string) => {
  const task = await findTask(deps, userId, taskId);
  const { process_status: status } = task;
  if (status !== "pending" && status !== "in_progress")
    throw new Refusal("conflict", `The task has already ended. Current status: ${status}.`);
  return task;
};
