import { setImmediate } from "node:timers/promises";

interface Sleeper {
  readonly at: number;
  readonly order: number;
  readonly wake: () => void;
}

const isBefore = (one: Sleeper, other: Sleeper): boolean =>
  one.at - other.at < 0 || (one.at === other.at && one.order < other.order);

export type VirtualClock = ReturnType<typeof createVirtualClock>;

/** A clock in seconds whose time passes only when all work waits for it. Sleepers of the same time wake in order. */
export const createVirtualClock = () => {
  let now = 0;
  let orders = 0;
  const heap: Sleeper[] = [];

  const swap = (one: number, other: number): void => {
    [heap[one], heap[other]] = [heap[other] as Sleeper, heap[one] as Sleeper];
  };
  const sinks = (at: number): boolean => at < heap.length;
  const push = (sleeper: Sleeper): void => {
    heap.push(sleeper);
    for (let at = heap.length - 1; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (isBefore(heap[parent] as Sleeper, heap[at] as Sleeper)) break;
      swap(at, parent);
      at = parent;
    }
  };
  const pop = (): Sleeper | undefined => {
    const first = heap[0];
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    heap[0] = last;
    for (let at = 0; ; ) {
      let least = at;
      for (const child of [2 * at + 1, 2 * at + 2])
        if (sinks(child) && isBefore(heap[child] as Sleeper, heap[least] as Sleeper)) least = child;
      if (least === at) return first;
      swap(at, least);
      at = least;
    }
  };

  return {
    now: () => now,
    sleep: (seconds: number): Promise<void> =>
      new Promise((wake) => push({ at: now + Math.max(0, seconds), order: orders++, wake })),
    /** Runs the work to its end, and returns its result. */
    async run<T>(work: Promise<T>): Promise<T> {
      let isDone = false;
      const done = work.finally(() => {
        isDone = true;
      });
      done.catch(() => {});
      while (!isDone) {
        // Lets everything that is awake go on until it waits again.
        await setImmediate();
        const next = pop();
        if (!next) continue;
        now = Math.max(now, next.at);
        next.wake();
      }
      return done;
    },
  };
};
