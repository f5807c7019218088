import { setTimeout } from "node:timers/promises";
import type { HasClock, HasIds, HasWait } from "#functions/core/shared/ports.ts";

/** The clock and the id maker: what a use case must not invent for itself. */
export const clock = (): HasClock & HasIds & HasWait => ({
  now: () => new Date(),
  wait: (seconds) => setTimeout(seconds * 1000),
  newId: (kind) => `${kind}_${Date.now()}_${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`,
});
