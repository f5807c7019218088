import { SFNClient } from "@aws-sdk/client-sfn";
import { sfnExecutions } from "#functions/adapters/step-functions/executions.ts";
import type { HasExecutions } from "#functions/core/task/ports.ts";
import { setting } from "./environment.ts";

export const executions = (): HasExecutions => ({
  executions: sfnExecutions(new SFNClient({}), setting("MAKE_VIDEO_ARN")),
});
