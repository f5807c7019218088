import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasClock } from "../shared/ports.ts";
import { attemptOf } from "../task/attempt-of.ts";
import type { HasExecutions, HasTasks } from "../task/ports.ts";

export interface StuckTask {
  readonly task: TaskRecord;
  /** Status of the task's execution in the state machine. */
  readonly run: "running" | "ended" | "unknown";
}

/** No film may take longer from its start, and none waits longer for it: every open task is due by then. */
const maxTaskMs = 26 * 3_600_000;

/**
 * Tasks that do not move: nothing runs for them, or they are in one stage for so many minutes. The sweep ends them
 * when they are due, which may be hours from now.
 */
export const stuckTasks = async (
  deps: HasTasks & HasExecutions & HasClock,
  minutes: number,
): Promise<readonly StuckTask[]> => {
  const due = await deps.tasks.overdue(new Date(deps.now().getTime() + maxTaskMs).toISOString());
  const open = due.filter(({ process_status: status }) => status === "pending" || status === "in_progress");
  const seen = await Promise.all(
    open.map(async (task) => ({ task, run: await deps.executions.status(attemptOf(task)) })),
  );
  const before = new Date(deps.now().getTime() - minutes * 60_000).toISOString();
  return seen.filter(
    ({ task, run }) =>
      (task.stage_since ?? task.task_updated_at) < before && (run !== "running" || task.process_status !== "pending"),
  );
};
