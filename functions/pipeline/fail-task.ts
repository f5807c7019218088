import * as z from "zod";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { failureReason } from "#functions/core/pipeline/failure-reason.ts";
import { failTask } from "#functions/core/pipeline/settle-task.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({ ...clock(), ...database() });

/** Fails a task and releases its credits. */
export const failTaskStage = stage(
  {
    input: z.object({ run: Run, cause: z.object({ Error: z.string(), Cause: z.string().optional() }) }),
    output: z.void(),
  },
  (deps: ReturnType<typeof connect>, { run, cause }) => failTask(deps, run, failureReason(cause)),
);

export const handler = stageHandler(failTaskStage, connect);
