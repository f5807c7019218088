import * as z from "zod";
import { reviews } from "#contract/order/values.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { callLimits, pauses } from "#functions/connect/engines/engine-call.ts";
import { settings } from "#functions/connect/settings.ts";
import { claimTask } from "#functions/core/pipeline/claim-task.ts";
import { Run, stage, stageHandler } from "./stage.ts";

const connect = () => ({ ...clock(), ...database(), ...pauses(), ...callLimits(), ...settings() });

/** Moves a task from pending to in progress, once. */
export const claimTaskStage = stage(
  {
    input: Run,
    output: z.object({ review: z.enum(reviews), scenesAtOnce: z.int() }),
  },
  claimTask,
);

export const handler = stageHandler(claimTaskStage, connect);
