import { ApiFault } from "../../lib/api.ts";

/** Why the templates did not come: the status of an answer that was one, or that there was none. */
export const reasonOf = (fault: Error): string => {
  if (!(fault instanceof ApiFault) || fault.status === 0 || fault.message.startsWith("HTTP ")) return fault.message;
  return `HTTP ${fault.status}: ${fault.message}`;
};
