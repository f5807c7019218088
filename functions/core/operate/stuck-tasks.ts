import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasClock } from "../shared/ports.ts";
import { attemptOf } from "../task/attempt-of.ts";
import type { HasExecutions, HasTasks } from "../task/ports.ts";

export interface StuckTask {
  readonly task: TaskRecord;
  /** Status of the task's execution in the state machine. */
  readonly execution: "running" | "ended" | "unknown";
}

/** Maximum milliseconds that a task waits or is in progress: by then the deadline of every open task has passed. */
const maxTaskMs = 26 * 3_600_000;

/**
 * Tasks without progress: they have no running execution, or are in one stage for this many minutes. The sweep fails
 * them at their deadline, which may be hours from now.
 */
export const stuckTasks = async (
  deps: HasTasks & HasExecutions & HasClock,
  minutes: number,
): Promise<readonly StuckTask[]> => {
  const due = await deps.tasks.overdue(new Date(deps.now().getTime() + maxTaskMs).toISOString());
  const open = due.filter(({ process_status: status }) => status === "pending" || status === "in_progress");
  const seen = await Promise.all(
    open.map(async (task) => ({ task, execution: await deps.executions.status(attemptOf(task)) })),
  );
  const before = new Date(deps.now().getTime() - minutes * 60_000).toISOString();
  return seen.filter(
    ({ task, execution }) =>
      (task.stage_since ?? task.task_updated_at) < before &&
      (execution !== "running" || task.process_status !== "pending"),
  );
};
