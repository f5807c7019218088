import { describe, expect, it } from "vitest";
import { callInTurn } from "#functions/core/provider/call-in-turn.ts";
import { ContentBlocked, ProviderBusy } from "#functions/core/shared/errors.ts";
import { fakeCallLimits } from "#test/support/call-limits.ts";
import { makeVirtualTime } from "#test/support/virtual-time.ts";

const makeFixture = () => {
  const time = makeVirtualTime();
  const start = time.now().getTime();
  const deps = { callLimits: fakeCallLimits(), now: time.now, wait: time.wait };
  const seconds: number[] = [];
  const call = (callsPerMinute?: number, fails?: Error) =>
    callInTurn(deps, { account: "gemini/a", callsPerMinute }, async () => {
      seconds.push((time.now().getTime() - start) / 1000);
      if (fails) throw fails;
    });
  return { time, call, seconds };
};

describe("calls of an account", () => {
  it("start as far apart as its limit says", async () => {
    const { time, call, seconds } = makeFixture();

    await time.run(Promise.all([call(10), call(10), call(10)]));

    expect(seconds).toEqual([0, 6, 12]);
  });

  it("are refused when their turn is not soon, and take nobody's turn", async () => {
    const { time, call, seconds } = makeFixture();

    const outcomes = await time.run(Promise.allSettled(Array.from({ length: 8 }, () => call(10))));
    await time.run(call(10));

    expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(4);
    expect(seconds).toEqual([0, 6, 12, 18, 24]);
  });

  it("start at once where no limit is known", async () => {
    const { time, call, seconds } = makeFixture();

    await time.run(Promise.all(Array.from({ length: 8 }, () => call())));

    expect(seconds).toEqual(Array(8).fill(0));
  });

  it("all wait as long as the provider asks, and no longer than an hour", async () => {
    const { time, call, seconds } = makeFixture();

    await expect(time.run(call(undefined, new ProviderBusy("429", { retryAfterSeconds: 17 })))).rejects.toThrow("429");
    await time.run(call());
    await expect(time.run(call(undefined, new ProviderBusy("429", { retryAfterSeconds: 9_999 })))).rejects.toThrow(
      "429",
    );
    await expect(time.run(call())).rejects.toThrow("in 3600 seconds");

    expect(seconds).toEqual([0, 17, 17]);
  });

  it("do not wait for other failures", async () => {
    const { time, call, seconds } = makeFixture();

    await expect(time.run(call(undefined, new ContentBlocked("no")))).rejects.toThrow("no");
    await expect(time.run(call(undefined, new ProviderBusy("503")))).rejects.toThrow("503");
    await time.run(call());

    expect(seconds).toEqual([0, 0, 0]);
  });
});
