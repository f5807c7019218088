import { orAborted } from "./abort.ts";
import { alarm } from "./long-timeout.ts";

export interface Clock {
  readonly now: () => Date;
  /** Passes the time of a Wait, or the pause before a retry. */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export const systemClock: Clock = {
  now: () => new Date(),
  pause: (milliseconds, signal) => {
    let callOff = () => {};
    const slept = new Promise<void>((done) => {
      callOff = alarm(milliseconds, done);
    });
    return orAborted(slept, signal).finally(callOff);
  },
};
