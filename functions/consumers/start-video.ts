import * as z from "zod";
import { TaskEvent } from "#contract/events.ts";
import { lazy } from "#functions/connect/lazy.ts";
import { runs } from "#functions/connect/runs.ts";
import { withTelemetry } from "#functions/connect/with-telemetry.ts";

const Delivered = z.object({ detail: TaskEvent });
const ports = lazy(runs);

/** Starts the state machine for a task that was ordered or is tried again. The same event twice starts it once. */
export const handler = withTelemetry(async (event: unknown): Promise<void> => {
  const { detail } = Delivered.parse(event);
  await ports().executions.start(detail.detail);
});
