import { readFileSync } from "node:fs";
import { createRetryPolicy, readDefinition } from "@animation-agent/aws-emulators/step-functions";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { callInTurn } from "#functions/core/provider/call-in-turn.ts";
import { ProviderBusy } from "#functions/core/shared/errors.ts";
import { fakeCallLimits } from "#test/support/call-limits.ts";
import { makeVirtualTime } from "#test/support/virtual-time.ts";

const { MakeFilm } = readDefinition(
  readFileSync("state-machines/make-video.asl.json", "utf8").replace(/\$\{(\w+)\}/g, "$1"),
).States;
const { Branches } = z
  .object({ Branches: z.array(z.object({ States: z.record(z.string(), z.unknown()) })) })
  .parse(MakeFilm);
const MakeScenes = Branches.map(({ States }) => States["MakeScenes"]).find((state) => state !== undefined);
const { MaxConcurrency, ItemProcessor } = z
  .object({
    MaxConcurrency: z.int(),
    ItemProcessor: z.object({ States: z.object({ DrawScene: z.object({ Retry: z.array(z.custom<Retrier>()) }) }) }),
  })
  .parse(MakeScenes);
type Retrier = Parameters<typeof createRetryPolicy>[0][number];

const picturesPerMinute = 10;
const pictureSeconds = 12;
const pictures = 25;

/** Ten pictures in any minute. The next one is refused, and told when the oldest of the ten is a minute old. */
const makeProvider = (time: ReturnType<typeof makeVirtualTime>) => {
  let recent: number[] = [];
  const counts = { drawn: 0, refused: 0 };
  const draw = async () => {
    const now = time.now().getTime();
    recent = recent.filter((at) => at > now - 60_000);
    if (recent.length >= picturesPerMinute) {
      counts.refused += 1;
      const retryAfterSeconds = ((recent[0] ?? now) + 60_000 - now) / 1000;
      throw new ProviderBusy("Gemini API error: 429", { retryAfterSeconds });
    }
    recent.push(now);
    counts.drawn += 1;
    await time.wait(pictureSeconds);
  };
  return { draw, counts };
};

interface Traffic {
  readonly films: number;
  /** Seconds between the starts of two groups of films. */
  readonly everySeconds: number;
  readonly atOnce?: number;
  /** What the operator said of the limit; undefined: only the provider knows it. */
  readonly callsPerMinute?: number | undefined;
}

const simulate = async ({ films, everySeconds, atOnce = 1, callsPerMinute }: Traffic) => {
  const time = makeVirtualTime();
  const provider = makeProvider(time);
  const deps = { callLimits: fakeCallLimits(), now: time.now, wait: time.wait };
  const account = { account: "gemini/gemini-nano-banana-2.1", callsPerMinute };
  /** The state DrawScene of one scene, with the retry rules of the state machine. */
  const drawScene = async () => {
    const retryAfter = createRetryPolicy(ItemProcessor.States.DrawScene.Retry);
    for (;;) {
      try {
        return await callInTurn(deps, account, provider.draw);
      } catch (error) {
        const pause = error instanceof Error ? retryAfter(error) : undefined;
        if (pause === undefined) throw error;
        await time.sleep(pause);
      }
    }
  };
  const makeFilm = async (number: number) => {
    await time.wait(Math.floor(number / atOnce) * everySeconds);
    const start = time.now().getTime();
    let left = pictures;
    const worker = async () => {
      while (left-- > 0) await drawScene();
    };
    await Promise.all(Array.from({ length: MaxConcurrency }, worker));
    return (time.now().getTime() - start) / 60_000;
  };
  const ends = await time.run(Promise.allSettled(Array.from({ length: films }, (_, number) => makeFilm(number))));
  const minutes = ends.flatMap((end) => (end.status === "fulfilled" ? [end.value] : []));
  return { completed: minutes.length, longestMinutes: Math.max(...minutes), ...provider.counts };
};

describe("films of 25 scenes, eight at once, at ten pictures a minute", () => {
  // Jitter that is the same in every run.
  beforeEach(() => {
    let state = 7;
    vi.spyOn(Math, "random").mockImplementation(() => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    });
  });
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ["one after the other", { films: 300, everySeconds: 600 }],
    ["two at once", { films: 300, everySeconds: 900, atOnce: 2 }],
    ["as fast as the account can draw them", { films: 100, everySeconds: 165 }],
    ["twelve at once", { films: 24, everySeconds: 3_600, atOnce: 12 }],
  ] as const)("all complete, %s", async (_, traffic) => {
    const known = await simulate({ ...traffic, callsPerMinute: picturesPerMinute });
    const unknown = await simulate(traffic);

    for (const result of [known, unknown]) {
      expect(result.completed).toBe(traffic.films);
      expect(result.drawn).toBe(traffic.films * pictures);
      expect(result.longestMinutes).toBeLessThan(60);
    }
    expect(known.refused).toBeLessThan(unknown.refused);
  });
});
