import { Logger } from "@aws-lambda-powertools/logger";
import { optionalSetting } from "./environment.ts";

/**
 * Writes log lines as JSON with their trace id. A line contains only the fields that the call names: never a request,
 * a story, an address or a key. Without a level only errors are logged.
 */
export const log = new Logger({
  serviceName: "animation-agent",
  ...(!optionalSetting("POWERTOOLS_LOG_LEVEL") && { logLevel: "ERROR" }),
});
