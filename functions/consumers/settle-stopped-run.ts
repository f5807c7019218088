import * as z from "zod";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { lazy } from "#functions/connect/lazy.ts";
import { withTelemetry } from "#functions/connect/with-telemetry.ts";
import { failureCause, failureReason } from "#functions/core/pipeline/failure-reason.ts";
import { failTask } from "#functions/core/pipeline/settle-task.ts";

const Stopped = z.object({
  detail: z.object({ status: z.string(), input: z.string(), error: z.string().nullish(), cause: z.string().nullish() }),
});
const Run = z.object({ userId: z.string(), taskId: z.string(), attempt: z.int() });
const ports = lazy(() => ({ ...clock(), ...database() }));

/** Fails the task of an execution that stopped abnormally, so that no task stays open and no credits stay held. */
export const handler = withTelemetry(async (event: unknown): Promise<void> => {
  const { status, input, error, cause } = Stopped.parse(event).detail;
  const name = error ?? (status === "TIMED_OUT" ? "States.Timeout" : status);
  const failure = { Error: name, Cause: cause ?? undefined };
  await failTask(ports(), Run.parse(JSON.parse(input)), failureReason(failure), failureCause(failure));
});
