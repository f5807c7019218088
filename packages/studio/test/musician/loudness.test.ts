import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { loudness, loudnessMeter } from "../../src/musician/index.ts";

const sampleRate = 48_000;
const ffmpeg: string = createRequire(import.meta.url)("@ffmpeg-installer/ffmpeg").path;

/** The loudness of the sound by ffmpeg's meter. */
const ebur128 = (channels: readonly Float32Array[]) => {
  const length = channels[0]?.length ?? 0;
  const raw = Buffer.alloc(length * channels.length * 4);
  for (let index = 0; index < length; index++) {
    channels.forEach((samples, channel) => {
      raw.writeFloatLE(samples[index] ?? 0, (index * channels.length + channel) * 4);
    });
  }
  const input = ["-f", "f32le", "-ar", String(sampleRate), "-ac", String(channels.length), "-i", "-"];
  const script = `"${ffmpeg}" ${[...input, "-af", "ebur128=peak=true", "-f", "null", "-"].join(" ")} 2>&1`;
  const said = execFileSync("sh", ["-c", script], { input: raw, encoding: "utf8", maxBuffer: 1e8 });
  const summary = said.slice(said.lastIndexOf("Summary"));
  const value = (name: string): number => Number(summary.match(new RegExp(`${name}:\\s+(-?[\\d.]+)`))?.[1]);
  return { integrated: value("I"), truePeak: value("Peak") };
};

const made = (seconds: number, sampleAt: (second: number, index: number) => number): Float32Array =>
  Float32Array.from({ length: seconds * sampleRate }, (_, index) => sampleAt(index / sampleRate, index));

let state = 7;
const noise = (): number => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 31 - 1;
};

const sounds: Record<string, readonly Float32Array[]> = {
  "a tone of 1 kHz": [made(4, (t) => 0.25 * Math.sin(2 * Math.PI * 1000 * t))],
  "a deep hum in two channels": [
    made(4, (t) => 0.5 * Math.sin(2 * Math.PI * 60 * t)),
    made(4, (t) => 0.2 * Math.sin(2 * Math.PI * 90 * t)),
  ],
  "bright noise": [made(4, () => 0.1 * noise())],
  "speech-like bursts with long silence": [
    made(12, (t) => (t % 3 < 1 ? 0.3 * noise() * Math.sin(Math.PI * (t % 1)) : 0)),
  ],
  "loud and then very soft": [made(10, (t) => (t < 5 ? 0.4 : 0.004) * Math.sin(2 * Math.PI * 440 * t))],
  "a peak that lies between the samples": [
    made(3, (t, index) => 0.7 * Math.sin((Math.PI / 2) * index + Math.PI / 4) * Math.min(1, t, 3 - t)),
  ],
};

describe("the loudness of a sound", () => {
  for (const [name, channels] of Object.entries(sounds)) {
    test(`${name} is as loud as ffmpeg finds it`, () => {
      const theirs = ebur128(channels);

      const ours = loudness(channels, sampleRate);

      expect(Math.abs(ours.integrated - theirs.integrated)).toBeLessThan(0.3);
      expect(Math.abs(ours.truePeak - theirs.truePeak)).toBeLessThan(0.3);
    });
  }

  test("is the same when the sound arrives in chunks", () => {
    const sound = made(3, (t) => 0.3 * noise() * Math.sin(2 * Math.PI * t));
    const meter = loudnessMeter(1, sampleRate);

    for (let at = 0; at < sound.length; at += 5_003) meter.push([sound.subarray(at, at + 5_003)]);

    const whole = loudness(sound, sampleRate);
    expect(meter.read().integrated).toBeCloseTo(whole.integrated, 6);
    expect(meter.read().truePeak).toBeCloseTo(whole.truePeak, 6);
  });

  test("of silence is minus infinity", () => {
    expect(loudness(new Float32Array(sampleRate), sampleRate)).toEqual({
      integrated: Number.NEGATIVE_INFINITY,
      truePeak: Number.NEGATIVE_INFINITY,
    });
  });
});
