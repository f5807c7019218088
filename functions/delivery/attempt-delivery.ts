import * as z from "zod";
import { artifacts } from "#functions/connect/artifacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { safeHttp } from "#functions/connect/safe-http.ts";
import { settings } from "#functions/connect/settings.ts";
import { vault } from "#functions/connect/vault.ts";
import { attemptDelivery } from "#functions/core/webhook/attempt-delivery.ts";
import { stage, stageHandler } from "#functions/pipeline/stage.ts";
import { DeliveryExecution } from "./delivery-execution.ts";

const connect = () => ({ ...clock(), ...database(), ...artifacts(), ...safeHttp(), ...vault(), ...settings() });

/** One attempt to deliver a message to a webhook. */
export const attemptDeliveryStage = stage(
  {
    input: z.object({ run: DeliveryExecution, attempt: z.int().min(1) }),
    output: z.object({ isDone: z.boolean(), waitSeconds: z.int() }),
  },
  (deps: ReturnType<typeof connect>, { run, attempt }) => attemptDelivery(deps, run, attempt),
);

export const handler = stageHandler(attemptDeliveryStage, connect);
