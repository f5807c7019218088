import * as z from "zod";
import { TaskEvent } from "#contract/events.ts";
import { once } from "#functions/connect/once.ts";
import { runs } from "#functions/connect/runs.ts";
import { watched } from "#functions/connect/watched.ts";

const Delivered = z.object({ detail: TaskEvent });
const ports = once(runs);

/** Starts the state machine for a task that was ordered or is tried again. The same event twice starts it once. */
export const handler = watched(async (event: unknown): Promise<void> => {
  const { detail } = Delivered.parse(event);
  await ports().runs.start(detail.detail);
});
