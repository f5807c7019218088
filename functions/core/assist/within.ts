import type { HasWait } from "../shared/ports.ts";

/** What comes of some work in so many seconds; nothing where it failed or took longer. For what must not be waited for. */
export const within = <T>(use: HasWait, seconds: number, work: () => Promise<T>): Promise<T | undefined> =>
  Promise.race([work().catch(() => undefined), use.pause(seconds).then(() => undefined)]);
