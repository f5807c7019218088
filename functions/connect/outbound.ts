import { guardedOutbound } from "#functions/adapters/http-post/outbound.ts";
import type { Ports } from "#functions/core/ports.ts";
import { optionalSetting } from "./environment.ts";

/**
 * The way to addresses that users name. LOCAL_RECEIVERS lists hosts of the same machine that may be reached too, for
 * trying webhooks out; no stack sets it.
 */
export const outbound = (): Pick<Ports, "outbound"> => ({
  outbound: guardedOutbound({ receivers: (optionalSetting("LOCAL_RECEIVERS") ?? "").split(",").filter(Boolean) }),
});
