import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newLoudnessMeter } from "#functions/adapters/ffmpeg/sound/loudness.ts";
import { measureLoudness } from "#functions/adapters/ffmpeg/sound/mix.ts";
import { placeNarration } from "#functions/adapters/ffmpeg/sound/place-narration.ts";
import { toMp3 } from "#functions/adapters/ffmpeg/sound/to-mp3.ts";
import { readSamples } from "#functions/adapters/ffmpeg/sound/wav.ts";
import type { Narration } from "#functions/core/media/ports.ts";
import { makeVoice, makeWav } from "./sounds.ts";

const ones = (count: number, value: number): Uint8Array => makeWav(new Int16Array(count).fill(value));

const track = async (narration: readonly Narration[], seconds: number): Promise<number[]> => {
  const samples: number[] = [];
  for await (const block of placeNarration(narration, seconds)) for (const sample of block) samples.push(sample);
  return samples;
};

describe("the voice track", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "voice-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("has each narration at its exact sample, across blocks and files, and the duration of the film", async () => {
    const path = join(folder, "long.wav");
    await writeFile(path, ones(200_000, 7));

    const samples = await track(
      [
        { at: 1.00001, path },
        { at: 0.25, wav: ones(3, 5) },
      ],
      6,
    );

    expect(samples).toHaveLength(288_000);
    expect(samples.slice(11_999, 12_004)).toEqual([0, 5, 5, 5, 0]);
    expect(samples.indexOf(7)).toBe(48_000);
    expect(samples.lastIndexOf(7)).toBe(247_999);
    expect(samples.reduce((sum, sample) => sum + (sample === 7 ? 1 : 0), 0)).toBe(200_000);
  });

  it("mixes two voices and clips without overflow", async () => {
    const samples = await track(
      [
        { at: 0, wav: ones(10, 30_000) },
        { at: 0.0001, wav: ones(10, 30_000) },
      ],
      0.001,
    );

    expect(samples.slice(0, 6)).toEqual([30_000, 30_000, 30_000, 30_000, 30_000, 32_767]);
  });

  it("has each narration as soft as its gain says", async () => {
    const samples = await track(
      [
        { at: 0, wav: ones(4, 1000), gain: -6 },
        { at: 0.001, wav: ones(4, 1000) },
      ],
      0.002,
    );

    expect([samples[0], samples[48]]).toEqual([501, 1000]);
  });

  it("ends with the film even if a narration is longer", async () => {
    expect(await track([{ at: 0.5, wav: ones(96_000, 3) }], 1)).toHaveLength(48_000);
  });

  it("refuses speech with another sample rate", async () => {
    const wav = makeVoice(0.1);
    new DataView(wav.buffer, wav.byteOffset).setUint32(24, 24_000, true);

    await expect(track([{ at: 0, wav }], 1)).rejects.toThrow("48000 Hz");
  });
});

describe("loudness", () => {
  it("is measured with the same result as ffmpeg", async () => {
    const folder = await mkdtemp(join(tmpdir(), "loudness-"));
    const wav = makeVoice(5);
    await writeFile(join(folder, "voice.wav"), wav);
    const meter = newLoudnessMeter();
    for await (const piece of readSamples({ at: 0, wav })) meter.add(piece);

    const measured = await measureLoudness(join(folder, "voice.wav"));

    // Our measurement is for two speakers, which adds 3 dB.
    expect(Math.abs(meter.integrated() - 3.01 - measured)).toBeLessThan(0.15);
    await rm(folder, { recursive: true });
  });

  it("of silence is minus infinity", () => {
    const meter = newLoudnessMeter();
    meter.add(new Int16Array(96_000));

    expect(meter.integrated()).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe("an MP3 of speech", () => {
  it("is smaller and has the same duration", async () => {
    const wav = makeVoice(2);

    const mp3 = await toMp3(wav);

    expect(mp3.length).toBeLessThan(wav.length / 4);
    // The sync word of an MPEG audio frame, or an ID3 tag.
    expect(mp3[0] === 0xff || Buffer.from(mp3.subarray(0, 3)).toString() === "ID3").toBe(true);
  });
});
