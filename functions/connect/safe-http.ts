import { safeHttpClient } from "#functions/adapters/safe-http/safe-http-client.ts";
import type { Ports } from "#functions/core/ports.ts";

/**
 * The way to addresses that users name. LOCAL_RECEIVERS lists hosts of the same machine that may be reached too, for
 * trying webhooks out; no stack sets it.
 */
export const safeHttp = (): Pick<Ports, "safeHttp"> => ({
  safeHttp: safeHttpClient({ localReceivers: (process.env["LOCAL_RECEIVERS"] ?? "").split(",").filter(Boolean) }),
});
