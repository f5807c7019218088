import { SFNClient } from "@aws-sdk/client-sfn";
import { executions } from "#functions/adapters/step-functions/runs.ts";
import type { HasExecutions } from "#functions/core/task/ports.ts";
import { setting } from "./environment.ts";

export const runs = (): HasExecutions => ({
  executions: executions(new SFNClient({}), setting("MAKE_VIDEO_ARN")),
});
