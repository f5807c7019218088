import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FunctionInstance } from "#local/host/instance.ts";
import { createPool, type Queued } from "#local/host/pool.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const makePool = () => {
  const waiting: Queued[] = [];
  const invoke = vi.fn(async () => "done");
  // The pool uses only these of an instance.
  const instance = {
    isUsable: true,
    running: 0,
    idleMs: 0,
    invoke,
    stop: async () => {},
  } as unknown as FunctionInstance;
  const pool = createPool({
    start: () => instance,
    maxInstances: 1,
    maxEvents: 9,
    busyEvents: 9,
    keptInstances: 1,
    queue: { add: (item) => void waiting.push(item), take: () => waiting.shift(), settleMs: () => 25 },
  });
  const spec = { arn: "one", file: "one.mjs", environment: {}, timeoutSeconds: 9, isHeavy: true };
  return { pool, invoke, ask: () => pool.invoke({ spec, event: {}, key: "film" }) };
};

it("starts an event after its wait, however many events arrive in the meantime", async () => {
  const { pool, invoke, ask } = makePool();

  for (let at = 0; at < 3; at++) {
    void ask();
    await vi.advanceTimersByTimeAsync(10);
  }

  expect(invoke).toHaveBeenCalledTimes(3);
  await pool.stop();
});
