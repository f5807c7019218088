import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { Ports } from "../ports.ts";
import { runOf } from "../task/run-of.ts";
import { folderOf } from "./artefact.ts";
import { failTask } from "./settle-task.ts";

type Sweeps = Pick<Ports, "tasks" | "commit" | "now" | "newId" | "runs" | "artefacts">;

const tooLong = "The film took longer than it may. Your credits are back; please retry.";

/**
 * Does what is due: ends tasks that should have ended long ago (whatever went wrong, nobody waits or pays for
 * ever), and deletes the files of those whose seven days are over.
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
  await use.artefacts.removeAll(`${folderOf(task)}/`);
  await use.commit([{ kind: "set-task", run: runOf(task), in: process_status, set: { deadline: undefined } }]);
};
