import { SFNClient } from "@aws-sdk/client-sfn";
import { deliveryExecutions } from "#functions/adapters/step-functions/delivery-runs.ts";
import type { HasDeliveryExecutions } from "#functions/core/webhook/ports.ts";
import { setting } from "./environment.ts";

export const deliveryRuns = (): HasDeliveryExecutions => ({
  deliveryRuns: deliveryExecutions(new SFNClient({}), setting("DELIVER_WEBHOOK_ARN")),
});
