import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { correctedLevels } from "#functions/adapters/ffmpeg/sound/mix.ts";
import { mixSound } from "#functions/adapters/ffmpeg/sound/mix-sound.ts";
import { filmLoudness } from "#functions/core/media/film-format.ts";
import { makeWav } from "./sounds.ts";

const rate = 48_000;

/** Numbers from 0 to 1, the same for the same seed. */
const randomOf = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Short bursts of noise with pauses, as of plosives: the encoder overshoots at them, and the limiter makes them too quiet. */
const makeBursts = (seed: number, seconds: number): Uint8Array => {
  const random = randomOf(seed);
  const samples = new Int16Array(seconds * rate);
  for (let second = 0.2; second < seconds - 0.4; second += 0.25 + random() * 0.3) {
    const start = Math.floor(second * rate);
    for (let index = 0; index < 0.08 * rate; index++)
      samples[start + index] = (random() * 2 - 1) * Math.exp(-index / (0.03 * rate)) * 29_000 * (0.3 + 0.7 * random());
  }
  return makeWav(samples);
};

describe("a track of short peaks", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "sound-levels-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([160, 241, 703])("is as loud as a film has to be, and its peaks are not too high (seed %i)", async (seed) => {
    const narration = join(folder, `${seed}.wav`);
    await writeFile(narration, makeBursts(seed, 6));
    const shares: number[] = [];

    const { integratedLoudness, truePeak } = await mixSound({
      narration: [{ at: 0, path: narration }],
      seconds: 6,
      out: join(folder, `${seed}.m4a`),
      onProgress: (share) => shares.push(share),
    });

    expect(Math.abs(integratedLoudness - filmLoudness.target)).toBeLessThan(filmLoudness.within);
    expect(truePeak).toBeLessThanOrEqual(filmLoudness.peak);
    expect(shares.at(-1)).toBe(1);
    expect(Math.max(...shares)).toBe(1);
  });
});

describe("the levels for mixing a track again", () => {
  const levels = { voice: -17, music: -20, gain: 1, ceiling: -3 };

  it("are those that it has if it is as loud as a film has to be", () => {
    expect(correctedLevels(levels, { integratedLoudness: -16.4, truePeak: -1 })).toBeUndefined();
  });

  it("have a lower limit by what the peaks are too high, and a little more", () => {
    expect(correctedLevels(levels, { integratedLoudness: -16, truePeak: -0.4 })?.ceiling).toBeCloseTo(-4.1);
  });

  it("have the gain that is missing, but never more than makes noise of near-silence", () => {
    expect(correctedLevels(levels, { integratedLoudness: -18, truePeak: -2 })).toEqual({ ...levels, gain: 3 });
    expect(correctedLevels(levels, { integratedLoudness: -69, truePeak: -50 })?.gain).toBe(40);
  });

  it("do not change for silence", () => {
    const silence = { integratedLoudness: Number.NEGATIVE_INFINITY, truePeak: Number.NEGATIVE_INFINITY };
    expect(correctedLevels(levels, silence)).toBeUndefined();
  });
});
