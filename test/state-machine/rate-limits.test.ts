import { readFileSync } from "node:fs";
import { createRetryPolicy, readDefinition } from "@animation-agent/aws-emulators/step-functions";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { filmCapacity } from "#contract/settings/film-capacity.ts";
import { admitFilm } from "#functions/core/provider/admit-film.ts";
import { callInTurn } from "#functions/core/provider/call-in-turn.ts";
import type { Models } from "#functions/core/provider/ports.ts";
import { ProviderBusy } from "#functions/core/shared/errors.ts";
import { fakeCallLimits } from "#test/support/call-limits.ts";
import { makeVirtualTime } from "#test/support/virtual-time.ts";

const { ClaimTask, MakeFilm } = readDefinition(
  readFileSync("state-machines/make-video.asl.json", "utf8").replace(/\$\{(\w+)\}/g, "$1"),
).States;
const { Branches } = z
  .object({ Branches: z.array(z.object({ States: z.record(z.string(), z.unknown()) })) })
  .parse(MakeFilm);
const MakeScenes = Branches.map(({ States }) => States["MakeScenes"]).find((state) => state !== undefined);
const { ItemProcessor } = z
  .object({
    ItemProcessor: z.object({ States: z.object({ DrawScene: z.object({ Retry: z.array(z.custom<Retrier>()) }) }) }),
  })
  .parse(MakeScenes);
type Retrier = Parameters<typeof createRetryPolicy>[0][number];

const { Retry: claimRetries } = z.object({ Retry: z.array(z.custom<Retrier>()) }).parse(ClaimTask);
const models: Models = {
  writer: "built-in",
  illustrator: "gemini/gemini-nano-banana-2.1",
  narrator: "built-in",
  composer: "built-in",
};

/** 300 films take half a minute of this machine, so only `npm run test:engines` asks for them. */
const crowd = process.env["ENGINES"] ? 300 : 40;

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
  /** Films wait in line before they start. */
  readonly inLine?: boolean;
  /** What the operator said of the limit; undefined: only the provider knows it. */
  readonly callsPerMinute?: number | undefined;
}

const simulate = async ({ films, everySeconds, atOnce = 1, inLine = false, callsPerMinute }: Traffic) => {
  const time = makeVirtualTime();
  const provider = makeProvider(time);
  const deps = { callLimits: fakeCallLimits(), now: time.now, wait: time.wait };
  const account = { account: "gemini/gemini-nano-banana-2.1", callsPerMinute };
  const admission = { ...deps, settings: { callsPerMinute: { gemini: callsPerMinute ?? 0 } } };
  /** Runs a state with its retry rules. */
  const again = async (retries: readonly Retrier[], run: () => Promise<unknown>) => {
    const retryAfter = createRetryPolicy(retries);
    for (;;) {
      try {
        return await run();
      } catch (error) {
        const pause = error instanceof Error ? retryAfter(error) : undefined;
        if (pause === undefined) throw error;
        await time.sleep(pause);
      }
    }
  };
  const drawScene = () => again(ItemProcessor.States.DrawScene.Retry, () => callInTurn(deps, account, provider.draw));
  const makeFilm = async (number: number) => {
    await time.wait(Math.floor(number / atOnce) * everySeconds);
    if (inLine) await again(claimRetries, () => admitFilm(admission, { models, scenes: pictures }));
    const start = time.now().getTime();
    let left = pictures;
    const worker = async () => {
      while (left-- > 0) await drawScene();
    };
    await Promise.all(Array.from({ length: filmCapacity(0).scenesAtOnce }, worker));
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

  it(`all complete where ${crowd} start in the same second: they wait in line before they start`, async () => {
    const traffic = { everySeconds: 0, callsPerMinute: picturesPerMinute };
    const waiting = await simulate({ ...traffic, films: crowd, inLine: true });
    const pushing = await simulate({ ...traffic, films: 40 });

    expect(waiting.completed).toBe(crowd);
    expect(waiting.drawn).toBe(crowd * pictures);
    expect(waiting.longestMinutes).toBeLessThan(60);
    expect(pushing.completed).toBeLessThan(40);
  });
});
