import { setImmediate } from "node:timers/promises";

interface Sleeper {
  readonly at: number;
  readonly wake: () => void;
}

/** A clock whose time passes only when all work waits for it, so that hours of waiting take no time. */
export const makeVirtualTime = (start = Date.parse("2026-01-01T00:00:00.000Z")) => {
  let now = start;
  const sleepers: Sleeper[] = [];

  const sleep = (milliseconds: number): Promise<void> =>
    new Promise((wake) => {
      const sleeper = { at: now + milliseconds, wake };
      const later = sleepers.findIndex(({ at }) => at > sleeper.at);
      sleepers.splice(later < 0 ? sleepers.length : later, 0, sleeper);
    });

  /** Runs the work to its end, and returns its result. */
  const run = async <T>(work: Promise<T>): Promise<T> => {
    let isDone = false;
    const done = work.finally(() => {
      isDone = true;
    });
    done.catch(() => {});
    while (!isDone) {
      // Lets everything that is awake go on until it waits again.
      await setImmediate();
      const next = sleepers.shift();
      if (!next) continue;
      now = Math.max(now, next.at);
      next.wake();
    }
    return done;
  };

  return { now: () => new Date(now), sleep, wait: (seconds: number) => sleep(seconds * 1000), run };
};
