import * as z from "zod";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { waitForEdits } from "#functions/core/pipeline/claim-task.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({ ...clock(), ...database() });

/** Returns how many seconds the task stays open for edits. */
export const waitForEditsStage = stage(
  {
    input: Run,
    output: z.object({ seconds: z.int() }),
  },
  waitForEdits,
);

export const handler = stageHandler(waitForEditsStage, connect);
