import { SFNClient } from "@aws-sdk/client-sfn";
import { executions } from "#functions/adapters/step-functions/runs.ts";
import type { Ports } from "#functions/core/ports.ts";
import { setting } from "./environment.ts";

export const runs = (): Pick<Ports, "runs"> => ({
  runs: executions(new SFNClient({}), setting("MAKE_VIDEO_ARN")),
});
