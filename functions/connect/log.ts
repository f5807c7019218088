import { Logger } from "@aws-lambda-powertools/logger";
import { optionalSetting } from "./environment.ts";

/**
 * One line of JSON for each thing worth knowing, with the trace it belongs to. A line holds what is named where it is
 * written and nothing else: no request, no story, no address, no key. Who says no level gets faults only.
 */
export const log = new Logger({
  serviceName: "animation-agent",
  ...(!optionalSetting("POWERTOOLS_LOG_LEVEL") && { logLevel: "ERROR" }),
});
