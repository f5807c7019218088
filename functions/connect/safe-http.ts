import { safeHttpClient } from "#functions/adapters/safe-http/safe-http-client.ts";
import type { HasSafeHttp } from "#functions/core/shared/safe-http.ts";
import { optionalSetting } from "./environment.ts";

/**
 * The way to addresses that users name. LOCAL_RECEIVERS lists hosts of the same machine that may be reached too, for
 * trying webhooks out; no stack sets it.
 */
export const safeHttp = (): HasSafeHttp => ({
  safeHttp: safeHttpClient({ localReceivers: (optionalSetting("LOCAL_RECEIVERS") ?? "").split(",").filter(Boolean) }),
});
