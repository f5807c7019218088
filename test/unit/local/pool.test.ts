import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FunctionInstance } from "#local/host/instance.ts";
import { createPool, type Queued } from "#local/host/pool.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const makePool = () => {
  const waiting: Queued[] = [];
  const invoke = vi.fn(async () => "done");
  const loaded: string[] = [];
  // The pool uses only these of an instance.
  const instance = {
    isUsable: true,
    running: 0,
    idleMs: 0,
    invoke,
    load: async (file: string) => void loaded.push(file),
    stop: async () => {},
  };
  const pool = createPool({
    start: () => instance as unknown as FunctionInstance,
    maxInstances: 1,
    maxEvents: 9,
    busyEvents: 9,
    keptInstances: 1,
    queue: { add: (item) => void waiting.push(item), take: () => waiting.shift(), settleMs: () => 25 },
  });
  const spec = { arn: "one", file: "one.mjs", environment: {}, timeoutSeconds: 9, isHeavy: true };
  return { pool, instance, loaded, invoke, ask: () => pool.invoke({ spec, event: {}, key: "film" }) };
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

describe("the code of coming events", () => {
  it("is loaded in the instances that there may be", async () => {
    const { pool, loaded } = makePool();

    pool.prepare([["story.mjs", "plan.mjs"], ["picture.mjs"]]);
    await vi.advanceTimersByTimeAsync(0);

    expect(loaded).toEqual(["story.mjs", "plan.mjs"]);
    await pool.stop();
  });

  it("is not loaded while an event runs", async () => {
    const { pool, loaded, invoke, ask } = makePool();
    let end = (_: string) => {};
    invoke.mockImplementation(() => new Promise((resolve) => (end = resolve)));
    const asked = ask();
    await vi.advanceTimersByTimeAsync(25);

    pool.prepare([["story.mjs"]]);
    end("done");
    await asked;

    expect(loaded).toEqual([]);
    await pool.stop();
  });

  it("is loaded until an event comes", async () => {
    const { pool, instance, loaded } = makePool();
    instance.load = async (file) => {
      loaded.push(file);
      instance.running = 1;
    };

    pool.prepare([["story.mjs", "plan.mjs"]]);
    await vi.advanceTimersByTimeAsync(0);

    expect(loaded).toEqual(["story.mjs"]);
    await pool.stop();
  });
});
