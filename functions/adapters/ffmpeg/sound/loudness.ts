import { sampleRate } from "./wav.ts";

/** ITU-R BS.1770 uses blocks of 400 ms, one every 100 ms. Here one channel plays from two speakers. */
const hop = sampleRate / 10;

/** Measures the integrated loudness of streamed mono speech, in LUFS, as if it played from both speakers. */
export const newLoudnessMeter = (): { add(samples: Int16Array): void; integrated(): number } => {
  const weigh = kWeighting();
  const hops: number[] = [];
  let [sum, count] = [0, 0];
  return {
    add(samples) {
      for (let start = 0, end = 0; start < samples.length; start = end) {
        end = Math.min(samples.length, start + hop - count);
        sum = weigh(samples.subarray(start, end), sum);
        count += end - start;
        if (count < hop) continue;
        hops.push(sum / hop);
        [sum, count] = [0, 0];
      }
    },
    integrated: () => gated(blocksOf(hops)),
  };
};

/** The integrated loudness of blocks of 400 ms, each in LUFS; -Infinity for silence. */
export const integrated = (blocks: readonly number[]): number =>
  gated(blocks.map((level) => 10 ** ((level + 0.691) / 10)));

/** Gating of BS.1770: the mean of the blocks above -70 LUFS and above 10 LU below the ungated mean. */
const gated = (blocks: readonly number[]): number => {
  const heard = blocks.filter((power) => loudness(power) > -70);
  const gate = loudness(mean(heard)) - 10;
  return loudness(mean(heard.filter((power) => loudness(power) > gate)));
};

/** The power of each block of four hops. Two channels with the same sound have twice the power. */
const blocksOf = (hops: readonly number[]): readonly number[] =>
  hops.slice(3).map((_, index) => hops.slice(index, index + 4).reduce((a, b) => a + b, 0) / 2);

const loudness = (power: number): number => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length || 0;

/** The two K-weighting filters of the standard at 48 kHz: high shelf and high pass. */
const shelfFilter = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
} as const;
const highPassFilter = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] } as const;

/** Returns a stateful function that filters samples and adds their squares to a sum. */
const kWeighting = (): ((samples: Int16Array, sum: number) => number) => {
  const kept = new Float64Array(4);
  const [b0, b1, b2] = shelfFilter.b;
  const [a1, a2] = shelfFilter.a;
  const [d0, d1, d2] = highPassFilter.b;
  const [c1, c2] = highPassFilter.a;
  return (samples, before) => {
    // Local variables, as closure variables cost an allocation or a check per sample.
    let [s1 = 0, s2 = 0, p1 = 0, p2 = 0] = kept;
    let sum = before;
    for (let index = 0; index < samples.length; index++) {
      const x = (samples[index] ?? 0) / 32_768;
      const y = b0 * x + s1;
      s1 = b1 * x - a1 * y + s2;
      s2 = b2 * x - a2 * y;
      const value = d0 * y + p1;
      p1 = d1 * y - c1 * value + p2;
      p2 = d2 * y - c2 * value;
      sum += value * value;
    }
    kept.set([s1, s2, p1, p2]);
    return sum;
  };
};
