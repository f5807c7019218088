import type { HasWait } from "../shared/ports.ts";

/** The result of `work`; undefined if it fails or takes longer than `seconds`. For optional work. */
export const withTimeout = <T>(deps: HasWait, seconds: number, work: () => Promise<T>): Promise<T | undefined> =>
  Promise.race([work().catch(() => undefined), deps.wait(seconds).then(() => undefined)]);
