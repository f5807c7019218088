import { SFNClient } from "@aws-sdk/client-sfn";
import { sfnDeliveryExecutions } from "#functions/adapters/step-functions/delivery-executions.ts";
import type { HasDeliveryExecutions } from "#functions/core/webhook/ports.ts";
import { setting } from "./environment.ts";

export const deliveryExecutions = (): HasDeliveryExecutions => ({
  deliveryExecutions: sfnDeliveryExecutions(new SFNClient({}), setting("DELIVER_WEBHOOK_ARN")),
});
