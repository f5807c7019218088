import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { LedgerChange } from "../credit/changes.ts";
import { commitPaid } from "../credit/commit-paid.ts";
import type { HasCredits } from "../credit/ports.ts";
import { reserveRest } from "../credit/task-credits.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock } from "../shared/ports.ts";
import { addSeconds } from "../shared/time.ts";
import type { TaskChange } from "./changes.ts";
import { findTask } from "./find-task.ts";
import type { HasExecutions, HasTasks } from "./ports.ts";
import { resumeExecution, resumeRepairSeconds } from "./resume-execution.ts";
import { setTask } from "./update-task.ts";

/** Continues a film that waits for its owner's review; one with a first look holds the rest of its price. Repeated, it changes nothing. */
export const continueReview = async (
  deps: HasTasks & HasClock & HasExecutions & HasCredits & Commits<LedgerChange | TaskChange>,
  userId: string,
  taskId: string,
): Promise<TaskRecord> => {
  const task = await findTask(deps, userId, taskId);
  if (task.process_status === "in_progress" && isContinued(task)) return task;
  if (task.process_status !== "in_progress" || !task.review_state)
    throw new Refusal("conflict", "This film does not wait for a review. Please reload it.");
  const change = setTask(task, {
    review_state: "continued",
    review_until: undefined,
    credits_due: undefined,
    // A film that makes edited scenes has no state that waits: it goes on when it has made them.
    ...(task.wait_token && { deadline: addSeconds(deps.now(), resumeRepairSeconds) }),
  });
  const entries = reserveRest(task, deps.now().toISOString());
  await commitPaid(deps, userId, task.credits_due ?? 0, [
    change,
    ...(entries.length > 0 ? [{ kind: "move-credits" as const, userId, entries }] : []),
  ]);
  return (await resumeExecution(deps, userId, taskId)) ?? { ...task, ...change.set };
};

/** A film that goes on after its review was continued, and so was a first look whose price is held. */
const isContinued = ({ review_state, review, review_passed, credits_due, test }: TaskRecord): boolean =>
  review_state === "continued" ||
  (!review_state && (review_passed === true || (review === "first_scene" && !credits_due && !test)));
