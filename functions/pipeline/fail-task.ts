import * as z from "zod";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { count } from "#functions/connect/metrics.ts";
import { failureCause, failureReason, isOurFault } from "#functions/core/pipeline/failure-reason.ts";
import { failTask } from "#functions/core/pipeline/settle-task.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({ ...clock(), ...database() });

/** Fails a task and releases its credits. */
export const failTaskStage = stage(
  {
    input: z.object({ run: Run, cause: z.object({ Error: z.string(), Cause: z.string().optional() }) }),
    output: z.void(),
  },
  async (deps: ReturnType<typeof connect>, { run, cause }) => {
    await failTask(deps, run, failureReason(cause), failureCause(cause));
    if (isOurFault(cause)) count("Faults");
  },
);

export const handler = stageHandler(failTaskStage, connect);
