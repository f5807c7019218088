import type { Ports } from "../ports.ts";
import { runOf } from "../task/run-of.ts";
import { failTask } from "./settle-task.ts";

const tooLong = "The film took longer than it may. Your credits are back; please retry.";

/** Ends tasks that should have ended long ago: whatever went wrong, nobody waits or pays for ever. */
export const settleOverdue = async (
  use: Pick<Ports, "tasks" | "commit" | "now" | "newId" | "runs">,
): Promise<number> => {
  const overdue = await use.tasks.overdue(use.now().toISOString());
  // One task that cannot be settled does not keep the others waiting.
  const settled = await Promise.allSettled(
    overdue.map(async (task) => {
      await failTask(use, runOf(task), tooLong);
      await use.runs.stop(runOf(task));
    }),
  );
  const failed = settled.find((each) => each.status === "rejected");
  if (failed) throw failed.reason;
  return overdue.length;
};
