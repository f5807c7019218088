import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { removeFiles } from "../artifact/task-files.ts";
import type { LedgerChange } from "../credit/changes.ts";
import { resumeExtension } from "../extension/copy-extended-film.ts";
import type { EmitChange } from "../shared/changes.ts";
import type { Commits } from "../shared/commit.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import { addSeconds } from "../shared/time.ts";
import { attemptOf } from "../task/attempt-of.ts";
import type { TaskChange } from "../task/changes.ts";
import type { HasExecutions, HasTasks } from "../task/ports.ts";
import { taskEvent } from "../task/task-event.ts";
import { setTask, updateTask } from "../task/update-task.ts";
import { failTask } from "./settle-task.ts";

type Sweeps = HasTasks &
  HasClock &
  HasIds &
  HasExecutions &
  HasArtifacts &
  Commits<EmitChange | LedgerChange | TaskChange>;

/** How long a resumed task may wait for its turn. */
const turnSeconds = 24 * 3600;
/** A deadline that comes sooner after the start is that of the resume: see start-task.ts. */
const minPendingSeconds = 3600;

const tooLong = "The film took too long to make. Your credits have been refunded. Please retry.";

/**
 * Handles all tasks whose deadline has passed: fails tasks that are still open (their credits go back), asks again for
 * copies of extended films, announces films that will be deleted soon, and deletes the files of expired ones. Returns how
 * many tasks were due.
 */
export const settleOverdue = async (deps: Sweeps): Promise<number> => {
  const due = await deps.tasks.overdue(deps.now().toISOString());
  // A task that fails here must not stop the others.
  const settled = await Promise.allSettled(due.map((task) => settleOne(deps, task)));
  const failed = settled.find((each) => each.status === "rejected");
  if (failed) throw failed.reason;
  return due.length;
};

const settleOne = async (deps: Sweeps, task: TaskRecord): Promise<void> => {
  const { process_status } = task;
  if (isToResume(deps, task)) return resumeAgain(deps, task);
  if (process_status === "pending" || process_status === "in_progress") {
    await failTask(deps, attemptOf(task), tooLong);
    await deps.executions.stop(attemptOf(task));
    return;
  }
  if (task.extending) return resumeExtension(deps, task);
  if (hasFiles(deps, task)) return remind(deps, task);
  await removeFiles(deps, task);
  await deps.commit([{ kind: "set-task", run: attemptOf(task), in: process_status, set: { deadline: undefined } }]);
};

/** Its owner has started, edited or continued it, and no sweep has resumed its execution yet. */
const isToResume = (deps: HasClock, task: TaskRecord): boolean => {
  if (task.process_status === "in_progress")
    return ["continued", "updating"].includes(task.review_state ?? "") && task.wait_token !== undefined;
  const started = Date.parse(task.start_after);
  const isEarly = Date.parse(task.deadline ?? "") - started < 1000 * minPendingSeconds;
  return task.process_status === "pending" && isEarly && started <= deps.now().getTime();
};

/** Resumes the execution of a task once more: the first time may have been lost. Then the task may wait for its turn. */
const resumeAgain = async (deps: Sweeps, task: TaskRecord): Promise<void> => {
  if (task.wait_token) await deps.executions.resume(task.wait_token);
  const set = { deadline: addSeconds(deps.now(), turnSeconds), wait_token: undefined };
  await updateTask(
    deps,
    () => deps.tasks.find(task.user_id, task.task_id),
    (found) => (found && found.rev === task.rev && isToResume(deps, found) ? [setTask(found, set)] : []),
  );
};

/** Its files are not expired yet. */
const hasFiles = (deps: HasClock, { expires_at }: TaskRecord): boolean =>
  expires_at !== undefined && Date.parse(expires_at) > deps.now().getTime();

/** Emits `task.expiring` once, and sets the task's next deadline to the deletion of its files. */
const remind = async (deps: Sweeps, { user_id, task_id }: TaskRecord): Promise<void> => {
  await updateTask(
    deps,
    () => deps.tasks.find(user_id, task_id),
    (task) =>
      task?.process_status === "completed" && task.expires_at && task.deadline !== task.expires_at
        ? [
            setTask(task, { deadline: task.expires_at }),
            taskEvent(deps, "task.expiring", task, { expiresAt: task.expires_at }),
          ]
        : [],
  );
};
