import { setTimeout } from "node:timers/promises";
import type { HasClock, HasIds, HasWait } from "#functions/core/shared/ports.ts";

/** Time and ids, which use cases take as dependencies so that tests can fix them. */
export const clock = (): HasClock & HasIds & HasWait => ({
  now: () => new Date(),
  wait: (seconds) => setTimeout(seconds * 1000),
  newId: (kind) => `${kind}_${Date.now()}_${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`,
});
