import type { Fallback } from "#functions/adapters/engines/chosen.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { currentAttempt } from "../attempt.ts";
import { database } from "../database.ts";
import { log } from "../log.ts";
import { count } from "../metrics.ts";

/** Logs the provider's words for the operator, and stores on the task which engine makes its film now. */
export const noteFallback = async ({ role, from, to, reason }: Fallback): Promise<void> => {
  log.error("engine not available", { role, from, to, reason });
  count("EngineFallbacks");
  const run = currentAttempt();
  if (!run) return;
  const { tasks, commit } = database();
  const task = await tasks.find(run.userId, run.taskId);
  if (!task || task.fallbacks?.[role]?.to === to) return;
  const fallbacks = { ...task.fallbacks, [role]: { from, to, reason } };
  await commit([{ kind: "set-task", run, in: "in_progress", set: { fallbacks } }]).catch((error: unknown) => {
    // The attempt has ended: its stage finds out by itself.
    if (!(error instanceof Refusal)) throw error;
  });
};
