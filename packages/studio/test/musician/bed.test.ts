import { describe, expect, test } from "vitest";
import { type Bed, loudness, renderBed, renderBedChunks } from "../../src/musician/index.ts";
import { moodMusic } from "../../src/musician/moods.ts";
import { compose } from "../../src/musician/score.ts";
import { seededRandom } from "../../src/random.ts";
import { type Mood, moods } from "../../src/vocabulary.ts";

const rate = 48_000;

const extremes = ({ left, right }: Pick<Bed, "left" | "right">) => {
  let peak = 0;
  let jump = 0;
  let sum = 0;
  for (const channel of [left, right]) {
    for (let index = 0; index < channel.length; index++) {
      const sample = channel[index] ?? 0;
      peak = Math.max(peak, Math.abs(sample));
      jump = Math.max(jump, Math.abs(sample - (channel[index - 1] ?? 0)));
      sum += sample;
    }
  }
  return { peak, jump, mean: sum / (left.length + right.length) };
};
/** The mean energy of about one octave (Goertzel algorithm). */
const energyAround = (samples: Float32Array, frequencies: readonly number[]): number =>
  frequencies.reduce((total, frequency) => {
    let real = 0;
    let imaginary = 0;
    for (let index = 0; index < samples.length; index++) {
      const angle = (2 * Math.PI * frequency * index) / rate;
      real += (samples[index] ?? 0) * Math.cos(angle);
      imaginary += (samples[index] ?? 0) * Math.sin(angle);
    }
    return total + real * real + imaginary * imaginary;
  }, 0);

const middle = ({ left, right }: Bed, from: number, to: number): Float32Array[] =>
  [left, right].map((channel) => channel.subarray(from * rate, to * rate));

describe("the music under a film", () => {
  test.each(moods)("%s is soft, steady and clean", (mood: Mood) => {
    const music = renderBed({ sections: [{ mood, seconds: 30 }], seed: "a fox" });

    const { peak, jump, mean } = extremes(music);
    expect(music.left).toHaveLength(30 * rate);
    expect(20 * Math.log10(peak)).toBeLessThan(-6);
    expect(jump).toBeLessThan(0.03);
    expect(Math.abs(mean)).toBeLessThan(1e-5);
    expect(Math.abs(loudness(middle(music, 2, 26), rate).integrated + 24)).toBeLessThan(2);
    const [left, right] = middle(music, 2, 26).map((channel) => loudness(channel, rate).integrated);
    expect(Math.abs((left ?? 0) - (right ?? 0))).toBeLessThan(1.5);
    const span = music.left.subarray(4 * rate, 8 * rate);
    expect(energyAround(span, [9_000, 10_500, 12_000])).toBeLessThan(
      energyAround(span, [220, 247, 262, 294, 330]) / 100,
    );
  });

  test("changes between moods without a click or a gap", () => {
    const music = renderBed({
      sections: [
        { mood: "calm", seconds: 14 },
        { mood: "joy", seconds: 11 },
        { mood: "calm", seconds: 15 },
      ],
      seed: "a fox",
    });

    expect(music.left).toHaveLength(40 * rate);
    expect(extremes(music).jump).toBeLessThan(0.03);
    expect(extremes(music).peak).toBeLessThan(0.5);
    for (let second = 3; second < 34; second += 3) {
      const level = loudness(middle(music, second, second + 3), rate).integrated;
      expect(level).toBeGreaterThan(-30);
      expect(level).toBeLessThan(-20);
    }
  });

  test("begins and ends in silence", () => {
    const { left } = renderBed({ sections: [{ mood: "happy", seconds: 8 }], seed: "a fox" });

    expect(Math.abs(left[0] ?? 1)).toBeLessThan(1e-3);
    expect(Math.abs(left.at(-1) ?? 1)).toBeLessThan(1e-3);
  });

  test.each(moods)("%s has the same score for the same seed and another for another", (mood: Mood) => {
    const [one, again, other] = ["a fox", "a fox", "an owl"].map((seed) =>
      compose(moodMusic[mood], seededRandom(seed)),
    );

    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  test("is rendered in chunks of ten seconds that join to the whole", () => {
    const order = {
      sections: [
        { mood: "sad", seconds: 13.7 },
        { mood: "asleep", seconds: 12.1 },
      ],
      seed: "a fox",
    } as const;

    const chunks = [...renderBedChunks(order)];

    expect(chunks.map((chunk) => chunk.left.length)).toEqual([10 * rate, 10 * rate, Math.round(5.8 * rate)]);
    const whole = renderBed(order);
    const joined = new Float32Array(whole.left.length);
    chunks.forEach((chunk, index) => {
      joined.set(chunk.left, index * 10 * rate);
    });
    expect(Buffer.from(joined.buffer).equals(Buffer.from(whole.left.buffer))).toBe(true);
  });

  test("loops without a click", () => {
    const music = renderBed({ sections: [{ mood: "joy", seconds: 90 }], seed: "a fox" });

    expect(extremes(music).jump).toBeLessThan(0.03);
  });

  test("is as long as its sections, even very short ones, and empty without sections", () => {
    const short = renderBed({
      sections: moods.slice(0, 4).map((mood) => ({ mood, seconds: 0.4 })),
      seed: "a fox",
    });

    expect(short.left).toHaveLength(Math.round(1.6 * rate));
    expect(renderBed({ sections: [], seed: "a fox" }).left).toHaveLength(0);
  });
});
