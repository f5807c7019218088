import { SFNClient } from "@aws-sdk/client-sfn";
import { deliveryExecutions } from "#functions/adapters/step-functions/delivery-runs.ts";
import type { Ports } from "#functions/core/ports.ts";
import { setting } from "./environment.ts";

export const deliveryRuns = (): Pick<Ports, "deliveryRuns"> => ({
  deliveryRuns: deliveryExecutions(new SFNClient({}), setting("DELIVER_WEBHOOK_ARN")),
});
