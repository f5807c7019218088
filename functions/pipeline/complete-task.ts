import * as z from "zod";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { completeTask } from "#functions/core/pipeline/settle-task.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({ ...clock(), ...database() });

/** Settles a finished task. */
export const completeTaskStage = stage(
  {
    input: z.object({ run: Run }),
    output: z.void(),
  },
  (deps: ReturnType<typeof connect>, { run }) => completeTask(deps, run),
);

export const handler = stageHandler(completeTaskStage, connect);
