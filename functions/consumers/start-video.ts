import * as z from "zod";
import { TaskEvent } from "#contract/events.ts";
import { executions } from "#functions/connect/executions.ts";
import { lazy } from "#functions/connect/lazy.ts";
import { withTelemetry } from "#functions/connect/with-telemetry.ts";

const Delivered = z.object({ detail: TaskEvent });
const ports = lazy(executions);

/** Starts the make-video execution of a new or retried task. A repeated event starts no second execution. */
export const handler = withTelemetry(async (event: unknown): Promise<void> => {
  const { detail } = Delivered.parse(event);
  await ports().executions.start(detail.detail);
});
