import type { FunctionInstance, FunctionSpec } from "./instance.ts";

interface Waiting {
  readonly spec: FunctionSpec;
  readonly event: unknown;
  /** Whose event it is: a user's or a film's. */
  readonly key: string;
}

interface PoolOptions {
  readonly start: () => FunctionInstance;
  readonly maxInstances: number;
  /** Events that an instance handles at a time. */
  readonly maxEvents: number;
  /** A second instance starts when the others have this many events each. */
  readonly busyEvents: number;
  /** Instances that stay when they are idle. */
  readonly keptInstances: number;
  /** Says which event is next: undefined if none may start. `running` counts the events of a key that run now. */
  readonly queue: {
    add(item: Queued): void;
    take(running: (key: string) => number): Queued | undefined;
    /** Called when an event has ended that `take` returned. */
    end?(item: Queued): void;
    /** Milliseconds to wait before an event is started, after another has ended: a more urgent one may follow. */
    settleMs?(ended?: Queued): number;
  };
}

/** An event that waits for an instance. */
export interface Queued extends Waiting {
  readonly resolve: (result: Promise<unknown>) => void;
}

/** An idle instance is stopped after this time, to free its memory. */
const maxIdleMs = 15_000;

/** Calls a function after a wait. The longest of several waits decides; one of the same length does not put it off. */
const newSettling = (call: () => void) => {
  let timer: NodeJS.Timeout | undefined;
  let timerMs = 0;
  return {
    after(ms: number): void {
      if (timer && ms > 0 && ms <= timerMs) return;
      clearTimeout(timer);
      timer = undefined;
      if (ms === 0) {
        call();
        return;
      }
      timerMs = ms;
      timer = setTimeout(() => {
        timer = undefined;
        call();
      }, ms);
    },
    stop: (): void => clearTimeout(timer),
  };
};

/** Loads one file after the other, until an event comes. */
const load = async (instance: FunctionInstance, files: readonly string[]): Promise<void> => {
  for (const file of files) {
    if (!instance.isUsable || instance.running > 0) return;
    await instance.load(file);
  }
};

/** A bounded number of instances and the queue of events that wait for one. */
export const createPool = (options: PoolOptions) => {
  const { start, maxInstances, maxEvents, busyEvents, keptInstances, queue } = options;
  const instances = new Set<FunctionInstance>();
  const running = new Map<string, number>();
  const count = (key: string, by: number) => {
    const now = (running.get(key) ?? 0) + by;
    if (now > 0) running.set(key, now);
    else running.delete(key);
  };

  const started = (): FunctionInstance => {
    const instance = start();
    instances.add(instance);
    return instance;
  };

  /** Returns how to get an instance with room for an event: a new one if the others are busy. */
  const findRoom = (): (() => FunctionInstance) | undefined => {
    for (const each of instances) if (!each.isUsable && each.running === 0) instances.delete(each);
    const usable = [...instances].filter((each) => each.isUsable);
    const [leastBusy] = usable.sort((one, other) => one.running - other.running);
    if ((!leastBusy || leastBusy.running >= busyEvents) && usable.length < maxInstances) return started;
    return leastBusy && leastBusy.running < maxEvents ? () => leastBusy : undefined;
  };

  const dispatch = () => {
    for (;;) {
      const room = findRoom();
      const next = room && queue.take((key) => running.get(key) ?? 0);
      if (!next) return;
      const instance = room();
      count(next.key, 1);
      next.resolve(
        instance.invoke(next.spec, next.event).finally(() => {
          count(next.key, -1);
          queue.end?.(next);
          dispatchSoon(next);
        }),
      );
    }
  };

  const settle = newSettling(dispatch);
  const dispatchSoon = (ended?: Queued) => settle.after(queue.settleMs?.(ended) ?? 0);

  const idleTimer = setInterval(() => {
    const idle = [...instances].filter((each) => each.idleMs > maxIdleMs);
    for (const instance of idle.slice(0, Math.max(0, instances.size - keptInstances))) {
      instances.delete(instance);
      void instance.stop();
    }
  }, 5_000).unref();

  return {
    invoke(waiting: Waiting): Promise<unknown> {
      return new Promise((resolve) => {
        queue.add({ ...waiting, resolve });
        dispatchSoon();
      });
    },
    /** Loads the code of the coming events, the files of each list in an instance of its own, while no event runs. */
    prepare(lists: readonly (readonly string[])[]): void {
      if (running.size > 0) return;
      const idle = [...instances].filter((each) => each.isUsable);
      for (const [nth, files] of lists.slice(0, maxInstances).entries()) void load(idle[nth] ?? started(), files);
    },
    async stop(): Promise<void> {
      clearInterval(idleTimer);
      settle.stop();
      await Promise.all([...instances].map((instance) => instance.stop()));
    },
  };
};
