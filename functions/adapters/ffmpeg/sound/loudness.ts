import { sampleRate } from "./wav.ts";

/** Blocks of 400 ms, one every 100 ms: ITU-R BS.1770, for one channel that is heard from two. */
const hop = sampleRate / 10;

/** Measures the loudness of speech as it streams by, in LUFS as if it played from both speakers. */
export const newLoudnessMeter = (): { hear(samples: Int16Array): void; integrated(): number } => {
  const shelf = biquad(shelfFilter);
  const pass = biquad(highPassFilter);
  const hops: number[] = [];
  let [sum, count] = [0, 0];
  return {
    hear(samples) {
      for (const sample of samples) {
        const value = pass(shelf(sample / 32_768));
        sum += value * value;
        if (++count === hop) {
          hops.push(sum / hop);
          [sum, count] = [0, 0];
        }
      }
    },
    integrated: () => gated(hops),
  };
};

/** The mean of the blocks that are neither silence nor far below the rest. */
const gated = (hops: readonly number[]): number => {
  // Two channels of the same sound: twice the power.
  const blocks = hops.slice(3).map((_, index) => hops.slice(index, index + 4).reduce((a, b) => a + b, 0) / 2);
  const heard = blocks.filter((power) => loudness(power) > -70);
  const gate = loudness(mean(heard)) - 10;
  return loudness(mean(heard.filter((power) => loudness(power) > gate)));
};

const loudness = (power: number): number => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length || 0;

/** The two filters of the standard at 48 kHz: how a head hears, and little of the bass. */
const shelfFilter = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
} as const;
const highPassFilter = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] } as const;

const biquad = ({ b, a }: typeof shelfFilter | typeof highPassFilter): ((x: number) => number) => {
  let [s1, s2] = [0, 0];
  return (x) => {
    const y = b[0] * x + s1;
    s1 = b[1] * x - a[0] * y + s2;
    s2 = b[2] * x - a[1] * y;
    return y;
  };
};
