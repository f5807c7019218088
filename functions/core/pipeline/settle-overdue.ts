import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { folderOf } from "../artifact/task-files.ts";
import type { LedgerChange } from "../credit/changes.ts";
import type { EmitChange } from "../shared/changes.ts";
import type { Commits } from "../shared/commit.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import { runOf } from "../task/attempt-of.ts";
import type { TaskChange } from "../task/changes.ts";
import type { HasExecutions, HasTasks } from "../task/ports.ts";
import { announce } from "../task/task-event.ts";
import { updateTask } from "../task/update-task.ts";
import { failTask } from "./settle-task.ts";

type Sweeps = HasTasks &
  HasClock &
  HasIds &
  HasExecutions &
  HasArtifacts &
  Commits<EmitChange | LedgerChange | TaskChange>;

const tooLong = "The film took too long to make. Your credits have been refunded. Please retry.";

/**
 * Does what is due: ends tasks that should have ended long ago (whatever went wrong, nobody waits or pays for
 * ever), reminds owners of films that will be deleted, and deletes the files of those whose seven days are over.
 */
export const settleOverdue = async (use: Sweeps): Promise<number> => {
  const due = await use.tasks.overdue(use.now().toISOString());
  // One task that cannot be settled does not keep the others waiting.
  const settled = await Promise.allSettled(due.map((task) => settleOne(use, task)));
  const failed = settled.find((each) => each.status === "rejected");
  if (failed) throw failed.reason;
  return due.length;
};

const settleOne = async (use: Sweeps, task: TaskRecord): Promise<void> => {
  const { process_status } = task;
  if (process_status === "pending" || process_status === "in_progress") {
    await failTask(use, runOf(task), tooLong);
    await use.runs.stop(runOf(task));
    return;
  }
  if (isNear(use, task)) return remind(use, task);
  await use.artefacts.removeAll(`${folderOf(task)}/`);
  await use.commit([{ kind: "set-task", run: runOf(task), in: process_status, set: { deadline: undefined } }]);
};

/** Its files are still there, for a while. */
const isNear = (use: HasClock, { expires_at }: TaskRecord): boolean =>
  expires_at !== undefined && Date.parse(expires_at) > use.now().getTime();

/** Announces once that a film will be deleted: with it the task's next deadline is the deletion. */
const remind = async (use: Sweeps, { user_id, task_id }: TaskRecord): Promise<void> => {
  await updateTask(
    use,
    () => use.tasks.find(user_id, task_id),
    (task) =>
      task?.process_status === "completed" && task.expires_at && task.deadline !== task.expires_at
        ? [
            {
              kind: "set-task",
              run: runOf(task),
              in: "completed",
              rev: task.rev,
              set: { deadline: task.expires_at, rev: task.rev + 1 },
            },
            announce(use, "task.expiring", task, { expiresAt: task.expires_at }),
          ]
        : [],
  );
};
