import * as z from "zod";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { waitForEdits } from "#functions/core/pipeline/claim-task.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({ ...clock(), ...database() });

/** Stores the task token of the state, which "Start now" sends back. */
export const waitForEditsStage = stage(
  {
    input: z.object({ run: Run, token: z.string() }),
    output: z.void(),
  },
  (deps: ReturnType<typeof connect>, { run, token }) => waitForEdits(deps, run, token),
);

export const handler = stageHandler(waitForEditsStage, connect);
