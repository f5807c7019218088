import * as z from "zod";
import { database } from "#functions/connect/database.ts";
import { count } from "#functions/connect/metrics.ts";
import { giveUp } from "#functions/core/webhook/attempt-delivery.ts";
import { stage, stageHandler } from "#functions/pipeline/stage.ts";
import { DeliveryExecution } from "./delivery-execution.ts";

/** Ends a delivery whose attempts failed because of an error of ours. */
export const abandonDeliveryStage = stage(
  {
    input: z.object({ run: DeliveryExecution }),
    output: z.void(),
  },
  async (deps: ReturnType<typeof database>, { run }) => {
    await giveUp(deps, run, "Something went wrong on our side. Please redeliver it.");
    count("Faults");
  },
);

export const handler = stageHandler(abandonDeliveryStage, database);
