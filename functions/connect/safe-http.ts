import { safeHttpClient } from "#functions/adapters/safe-http/safe-http-client.ts";
import type { HasSafeHttp } from "#functions/core/shared/safe-http.ts";
import { optionalSetting } from "./environment.ts";

/**
 * The HTTP client for URLs that users enter. LOCAL_RECEIVERS lists hosts of this machine that are allowed too, to try
 * webhooks locally; no stack sets it.
 */
export const safeHttp = (): HasSafeHttp => ({
  safeHttp: safeHttpClient({ localReceivers: (optionalSetting("LOCAL_RECEIVERS") ?? "").split(",").filter(Boolean) }),
});
