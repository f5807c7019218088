import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adtsFrames } from "#functions/adapters/ffmpeg/sound/adts.ts";
import { mixSound } from "#functions/adapters/ffmpeg/sound/mix-sound.ts";
import { cutInto, stretchesOf } from "#functions/adapters/ffmpeg/sound/stretches.ts";
import { runFfmpeg } from "#functions/adapters/shared/run-ffmpeg.ts";
import type { SoundFacts, SoundOrder } from "#functions/core/media/ports.ts";
import { makeTune, makeVoice, makeWav } from "./sounds.ts";

const rate = 48_000;
const heardIn = async (path: string): Promise<Float32Array> => {
  const { output } = await runFfmpeg(["-v", "error", "-i", path, "-af", "pan=mono|c0=c0", "-f", "f32le", "pipe:1"]);
  return new Float32Array(output.slice().buffer);
};
/** RMS of the samples in dB, or of their difference from others. */
const decibels = (samples: Float32Array, others?: Float32Array): number =>
  10 * Math.log10(samples.reduce((sum, sample, at) => sum + (sample - (others?.[at] ?? 0)) ** 2, 0) / samples.length);

describe("the number of stretches in which a sound is mixed", () => {
  it.each([
    [180, 6, 1],
    [600, 6, 5],
    [600, 2, 2],
    [3600, 6, 6],
    [3600, 16, 6],
    [20, 6, 1],
  ])("of %i s on %i processors is %i", (seconds, processors, count) => {
    const stretches = stretchesOf(seconds, processors);

    expect(stretches).toHaveLength(count);
    expect(stretches[0]?.first).toBe(0);
    expect(stretches.at(-1)?.end).toBe(Math.ceil((seconds * rate) / 1024));
    for (const [index, { first }] of stretches.entries()) if (index > 0) expect(first).toBe(stretches[index - 1]?.end);
  });
});

describe("a sound that is mixed in stretches", () => {
  const seconds = 24.37;
  let folder = "";
  let order: SoundOrder;
  const made = new Map<number, SoundFacts>();
  const shares = new Map<number, number[]>();
  const at = (name: string): string => join(folder, name);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "stretches-"));
    await writeFile(at("music.wav"), makeTune(5));
    await writeFile(at("long.wav"), makeVoice(7, 140));
    // The second narration lasts over the first border, and the third one begins right before the second.
    const narration = [
      { at: 0.5, wav: makeVoice(2), gain: -3 },
      { at: 4.2, path: at("long.wav") },
      { at: 16.1, wav: makeVoice(3, 220) },
    ];
    order = { narration, music: at("music.wav"), seconds, out: at("1.m4a"), musicOut: at("music-1.m4a") };
    for (const count of [1, 3]) {
      const files = { out: at(`${count}.m4a`), musicOut: at(`music-${count}.m4a`) };
      const heard: number[] = [];
      const onProgress = (share: number) => void heard.push(share);
      made.set(count, await mixSound({ ...order, ...files, onProgress }, cutInto(count, seconds)));
      shares.set(count, heard);
    }
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each(["", "music-"])("is the same, and as long, as one that is mixed at once (%s)", async (name) => {
    const [whole, joined] = [await heardIn(at(`${name}1.m4a`)), await heardIn(at(`${name}3.m4a`))];

    expect(joined.length).toBe(whole.length);
    expect(decibels(whole, joined)).toBeLessThan(decibels(whole) - 40);
    // At a border too: each tenth of a second is compared with what is heard there.
    for (let start = 0; start + rate / 10 <= whole.length; start += rate / 10) {
      const [one, other] = [whole.subarray(start, start + rate / 10), joined.subarray(start, start + rate / 10)];
      expect(decibels(one, other), `at ${start / rate} s`).toBeLessThan(Math.max(-60, decibels(one) - 25));
    }
  });

  it.each([1, 3])("says how far it is: levels, track, music and measurement of %i of them", (count) => {
    const steps = 4 * count;

    expect(shares.get(count)).toEqual(Array.from({ length: steps }, (_, index) => (index + 1) / steps));
  });

  it("has the same loudness and peak", () => {
    const [whole, joined] = [made.get(1), made.get(3)];

    expect(Math.abs((whole?.integratedLoudness ?? 0) + 16)).toBeLessThan(0.5);
    expect(Math.abs((whole?.integratedLoudness ?? 0) - (joined?.integratedLoudness ?? 99))).toBeLessThan(0.05);
    expect(Math.abs((whole?.truePeak ?? 0) - (joined?.truePeak ?? 99))).toBeLessThan(0.3);
  });

  it("leaves no other file behind", async () => {
    expect((await readdir(folder)).toSorted()).toEqual(
      ["1.m4a", "3.m4a", "long.wav", "music-1.m4a", "music-3.m4a", "music.wav"].toSorted(),
    );
  });

  it("reports a silence over a border once", async () => {
    const voices = [
      { at: 0, wav: makeVoice(2) },
      { at: 20, wav: makeVoice(2) },
    ];

    const facts = await mixSound({ narration: voices, seconds: 22, out: at("silence.m4a") }, cutInto(4, 22));

    expect(facts.silentStretches).toHaveLength(1);
    expect(facts.silentStretches[0]?.start).toBeCloseTo(2, 0);
    expect(facts.silentStretches[0]?.end).toBeCloseTo(20, 0);
    await rm(at("silence.m4a"));
  });

  it("reports silence as minus infinity", async () => {
    const facts = await mixSound(
      { narration: [{ at: 0, wav: makeWav(new Int16Array(rate)) }], seconds: 6, out: at("none.m4a") },
      cutInto(2, 6),
    );

    expect(facts.integratedLoudness).toBe(Number.NEGATIVE_INFINITY);
    expect(facts.silentStretches).toHaveLength(1);
    await rm(at("none.m4a"));
  });
});

it("refuses a stream with something else between the frames", () => {
  expect(() => adtsFrames(Uint8Array.of(0xff, 0xf1, 0x4c, 0x80, 0x01, 0x1f, 0xfc, 0x00, 1, 2, 3))).toThrow("byte 8");
});
