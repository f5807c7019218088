import type { HasWait } from "../shared/ports.ts";

/** What comes of some work in so many seconds; nothing where it failed or took longer. For what must not be waited for. */
export const withTimeout = <T>(deps: HasWait, seconds: number, work: () => Promise<T>): Promise<T | undefined> =>
  Promise.race([work().catch(() => undefined), deps.wait(seconds).then(() => undefined)]);
