import { artefacts } from "#functions/connect/artefacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { once } from "#functions/connect/once.ts";
import { runs } from "#functions/connect/runs.ts";
import { settleOverdue } from "#functions/core/film/settle-overdue.ts";

const ports = once(() => ({ ...clock(), ...database(), ...artefacts(), ...runs() }));

/** Seconds that a commit has to announce its own events before the sweep does it. */
const patience = 20;

/** Each minute: announces what was left in the outbox, ends what should have ended, deletes what has expired. */
export const handler = async (): Promise<{ announced: number; settled: number }> => {
  const [announced, settled] = await Promise.allSettled([
    ports().outbox.publishOlderThan(patience),
    settleOverdue(ports()),
  ]);
  if (announced.status === "rejected") throw announced.reason;
  if (settled.status === "rejected") throw settled.reason;
  return { announced: announced.value, settled: settled.value };
};
