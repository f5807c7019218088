import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock } from "../shared/ports.ts";
import { addSeconds } from "../shared/time.ts";
import { attemptOf } from "./attempt-of.ts";
import type { TaskChange } from "./changes.ts";
import { findTask } from "./find-task.ts";
import type { HasExecutions, HasTasks } from "./ports.ts";
import { resumeExecution, resumeRepairSeconds } from "./resume-execution.ts";

/** Continues a film that waits for its owner's review. Repeated, it changes nothing. */
export const continueReview = async (
  deps: HasTasks & HasClock & HasExecutions & Commits<TaskChange>,
  userId: string,
  taskId: string,
): Promise<TaskRecord> => {
  const task = await findTask(deps, userId, taskId);
  if (task.process_status === "in_progress" && task.review_state === "continued") return task;
  if (task.process_status !== "in_progress" || !task.review_state)
    throw new Refusal("conflict", "This film does not wait for a review. Please reload it.");
  const set = {
    review_state: "continued",
    review_until: undefined,
    rev: task.rev + 1,
    // A film that makes edited scenes has no state that waits: it goes on when it has made them.
    ...(task.wait_token && { deadline: addSeconds(deps.now(), resumeRepairSeconds) }),
  } as const;
  await deps.commit([{ kind: "set-task", run: attemptOf(task), in: "in_progress", rev: task.rev, set }]);
  return (await resumeExecution(deps, userId, taskId)) ?? { ...task, ...set };
};
