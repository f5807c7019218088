import { sampleRate } from "./wav.ts";

/** ITU-R BS.1770 uses blocks of 400 ms, one every 100 ms. Here one channel plays from two speakers. */
const hop = sampleRate / 10;

/** Measures the integrated loudness of streamed mono speech, in LUFS, as if it played from both speakers. */
export const newLoudnessMeter = (): { add(samples: Int16Array): void; integrated(): number } => {
  const shelf = biquad(shelfFilter);
  const pass = biquad(highPassFilter);
  const hops: number[] = [];
  let [sum, count] = [0, 0];
  return {
    add(samples) {
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

/** Gating of BS.1770: the mean of the blocks above -70 LUFS and above 10 LU below the ungated mean. */
const gated = (hops: readonly number[]): number => {
  // Two channels with the same sound have twice the power.
  const blocks = hops.slice(3).map((_, index) => hops.slice(index, index + 4).reduce((a, b) => a + b, 0) / 2);
  const heard = blocks.filter((power) => loudness(power) > -70);
  const gate = loudness(mean(heard)) - 10;
  return loudness(mean(heard.filter((power) => loudness(power) > gate)));
};

const loudness = (power: number): number => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length || 0;

/** The two K-weighting filters of the standard at 48 kHz: high shelf and high pass. */
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
