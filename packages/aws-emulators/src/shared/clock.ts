import { rejectOnAbort } from "./abort.ts";
import { longTimeout } from "./long-timeout.ts";

export interface Clock {
  readonly now: () => Date;
  /** Waits; rejects when the signal is aborted. */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export const systemClock: Clock = {
  now: () => new Date(),
  pause: (milliseconds, signal) => {
    let cancelTimeout = () => {};
    const elapsed = new Promise<void>((resolve) => {
      cancelTimeout = longTimeout(milliseconds, resolve);
    });
    return rejectOnAbort(elapsed, signal).finally(cancelTimeout);
  },
};
