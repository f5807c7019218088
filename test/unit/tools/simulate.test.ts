import { describe, expect, it } from "vitest";
import { createLambdaAccount } from "#tools/simulate/lambda-account.ts";
import type { MeasuredFilm } from "#tools/simulate/measured.ts";
import { simulate } from "#tools/simulate/simulate.ts";
import { createVirtualClock } from "#tools/simulate/virtual-clock.ts";

const calls = (seconds: number, count = 1) => ({
  load: 0.5,
  calls: Array.from({ length: count }, () => seconds),
});
const scenes = 8;
const film: MeasuredFilm = {
  ...{ date: "2026-01-01", minutes: 3, processor: "a test", scenes },
  stages: {
    WriteStory: calls(1),
    VoiceScene: calls(1, scenes),
    DrawScene: calls(10, scenes),
    RenderScene: calls(20, scenes),
    MixSound: calls(10),
    JoinFilm: calls(5),
  },
};

describe("a Lambda account", () => {
  const work = { memoryMb: 1_769, callSeconds: 10, loadSeconds: 1, kind: "stage" } as const;

  it("runs as many functions as its quota says, and refuses the next", async () => {
    const clock = createVirtualClock();
    const { invoke, usage } = createLambdaAccount(clock, 2);

    const results = await clock.run(Promise.allSettled(["a", "b", "c"].map((name) => invoke({ ...work, name }))));

    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
    expect(results[2]).toMatchObject({ reason: { name: "Lambda.TooManyRequestsException" } });
    expect(usage).toMatchObject({ peak: 2, invocations: 2, refused: { stage: 1, api: 0 } });
  });

  it("loads code in a new environment only, and takes longer with less than a vCPU", async () => {
    const clock = createVirtualClock();
    const { invoke, usage } = createLambdaAccount(clock, 1);
    const half = { ...work, name: "half", memoryMb: 1_769 / 2, loadSeconds: 0 };

    await clock.run(invoke({ ...work, name: "whole" }));
    const cold = clock.now();
    await clock.run(invoke({ ...work, name: "whole" }));
    const warm = clock.now() - cold;
    await clock.run(invoke(half));
    await clock.run(invoke(half));

    expect(cold - warm).toBeCloseTo(1.4);
    expect(warm).toBeCloseTo(10.1);
    expect(clock.now() - cold - warm).toBeCloseTo(20.5 + 20.1);
    expect(usage.gbSeconds).toBeCloseTo(((cold + warm) * 1_769 + 40.6 * (1_769 / 2)) / 1_024);
  });

  it("is faster with more vCPUs, as far as the threads of a call run side by side", async () => {
    const clock = createVirtualClock();
    const { invoke } = createLambdaAccount(clock, 1);
    const flow = { alone: 0.2, longest: 0.3 };
    const timeWith = async (processors: number) => {
      const before = clock.now();
      const call = { ...work, loadSeconds: 0, flow, memoryMb: processors * 1_769 };
      await clock.run(invoke({ ...call, name: String(processors) }));
      return clock.now() - before - 0.5;
    };

    expect(await timeWith(1)).toBeCloseTo(10);
    expect(await timeWith(2)).toBeCloseTo(2 + 8 / 2);
    expect(await timeWith(4)).toBeCloseTo(2 + 3);
  });

  it("starts at most 1,000 environments of a function in ten seconds", async () => {
    const clock = createVirtualClock();
    const { invoke, usage } = createLambdaAccount(clock, 10_000);
    const many = (count: number) =>
      Promise.allSettled(Array.from({ length: count }, () => invoke({ ...work, name: "one", callSeconds: 100 })));

    await clock.run(Promise.all([many(1_500), clock.sleep(5).then(() => many(600))]));

    expect(usage.peak).toBe(1_500);
    expect(usage.refused.stage).toBe(600);
  });
});

describe("a simulation", () => {
  it("has the same outcome each time", async () => {
    const scenario = { films: 5, quota: 40 };

    expect(await simulate(scenario, film)).toEqual(await simulate(scenario, film));
  });

  it("takes as long as the stages that wait for each other", async () => {
    const { completed, medianSeconds, firstSceneSeconds, usage } = await simulate({ films: 1, quota: 1_000 }, film);

    expect(completed).toBe(1);
    // All scenes at a time: one voice, one picture, one segment; then the film. Calls and cold starts take the rest.
    const rendering = 20 * (0.11 + 0.31);
    expect(firstSceneSeconds).toBeGreaterThan(1 + 1 + 10 + rendering);
    expect(medianSeconds).toBeGreaterThan(firstSceneSeconds + 5);
    expect(medianSeconds).toBeLessThan(1.5 * (1 + 1 + 10 + rendering + 5));
    expect(usage).toMatchObject({ refused: { api: 0, stage: 0 }, peak: expect.any(Number) });
    // All scenes, with sound, texts and captions beside them, and a call of the page.
    expect(usage.peak).toBeLessThanOrEqual(scenes + 3 + 1);
  });

  it("takes the time of each scene, also of those that are made at the same time", async () => {
    const slow = { ...calls(20, scenes), calls: [...calls(20, scenes - 1).calls, 200] };
    const one = { films: 1, quota: 1_000 };

    const [even, uneven] = [
      await simulate(one, film),
      await simulate(one, { ...film, stages: { ...film.stages, RenderScene: slow } }),
    ];

    expect(uneven.medianSeconds - even.medianSeconds).toBeGreaterThan(0.42 * 170);
    expect(uneven.firstSceneSeconds).toBeCloseTo(even.firstSceneSeconds);
  });

  it("draws the first picture beside the voices if the measured film did", async () => {
    const voices = { ...film.stages, VoiceScene: calls(8, scenes) };
    const early = { ...voices, DrawScene: { ...calls(10, scenes + 1), calls: [10, 0.1, 10, 10, 10, 10, 10, 10, 10] } };
    const one = { films: 1, quota: 1_000 };

    const [after, beside] = [
      await simulate(one, { ...film, stages: voices }),
      await simulate(one, { ...film, stages: early }),
    ];

    expect(after.firstSceneSeconds - beside.firstSceneSeconds).toBeGreaterThan(7);
  });

  it("shows that films without a limit use up a small quota, so that calls of the API are refused", async () => {
    const { usage } = await simulate({ films: 6, quota: 10, withoutLimit: true }, film);

    expect(usage.peak).toBe(10);
    expect(usage.refused.stage).toBeGreaterThan(0);
    expect(usage.refused.api).toBeGreaterThan(0);
  });

  it("refuses no call if films wait for their turn, and makes them all", async () => {
    const { completed, usage } = await simulate({ films: 6, quota: 10 }, film);

    expect(completed).toBe(6);
    expect(usage.refused).toEqual({ api: 0, stage: 0, consumer: 0 });
  });
});
