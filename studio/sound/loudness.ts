import { type Biquad, passThrough } from "./biquad.ts";

export interface Loudness {
  /** LUFS of the whole, silence not counted; -Infinity for silence. */
  readonly integrated: number;
  /** dBTP: the highest peak between the samples too. */
  readonly truePeak: number;
}

export interface LoudnessMeter {
  readonly push: (channels: readonly Float32Array[]) => void;
  readonly read: () => Loudness;
}

/** Loudness by ITU-R BS.1770: of one channel or several, all at once. */
export const loudness = (sound: Float32Array | readonly Float32Array[], sampleRate: number): Loudness => {
  const channels = sound instanceof Float32Array ? [sound] : sound;
  const meter = loudnessMeter(channels.length, sampleRate);
  meter.push(channels);
  return meter.read();
};

/** The same for a sound that comes in pieces: an hour of it keeps only four numbers a second. */
export const loudnessMeter = (channelCount: number, sampleRate: number): LoudnessMeter => {
  const ears = Array.from({ length: channelCount }, () => ({ filters: weighting(sampleRate), peak: peakMeter() }));
  const hop = Math.round(sampleRate / 10);
  const hops: number[] = [];
  let energy = 0;
  let filled = 0;

  return {
    push: (channels) => {
      const heard = ears.map(({ filters, peak }, index) => {
        const samples = channels[index] ?? new Float32Array(0);
        peak.push(samples);
        const weighted = samples.slice();
        for (const filter of filters) filter(weighted);
        return weighted;
      });
      const length = heard[0]?.length ?? 0;
      for (let start = 0, end = 0; start < length; start = end) {
        end = Math.min(length, start + hop - filled);
        for (const samples of heard) energy += energyOf(samples.subarray(start, end));
        filled += end - start;
        if (filled < hop) continue;
        hops.push(energy / hop);
        energy = 0;
        filled = 0;
      }
    },
    read: () => ({
      integrated: gated(hops, filled === 0 ? 0 : energy / filled),
      truePeak: 20 * Math.log10(Math.max(...ears.map(({ peak }) => peak.read()))),
    }),
  };
};

const energyOf = (samples: Float32Array): number => {
  let energy = 0;
  for (const sample of samples) energy += sample * sample;
  return energy;
};

const lufs = (energy: number): number => -0.691 + 10 * Math.log10(energy);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Blocks of 400 ms every 100 ms; first those above -70 LUFS, then those not 10 LU below the mean of the first. */
const gated = (hops: readonly number[], rest: number): number => {
  const blocks = hops.slice(3).map((_, index) => mean(hops.slice(index, index + 4)));
  // Less than a block was heard: there is nothing to gate.
  if (blocks.length === 0) return lufs(hops.length > 0 ? mean(hops) : rest);
  const loud = blocks.filter((block) => lufs(block) > -70);
  if (loud.length === 0) return Number.NEGATIVE_INFINITY;
  const threshold = lufs(mean(loud)) - 10;
  return lufs(mean(loud.filter((block) => lufs(block) > threshold)));
};

/** The K weighting: a shelf for the head, and a high pass; its analogue values, so that it fits any rate. */
const weighting = (sampleRate: number): ReturnType<typeof passThrough>[] => [
  passThrough(headShelf(sampleRate)),
  passThrough(lowCut(sampleRate)),
];

const headShelf = (sampleRate: number): Biquad => {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
};

const lowCut = (sampleRate: number): Biquad => {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
};

const taps = 24;
const oversampling = 4;

/** Three more samples between every two, by a windowed sinc, as the standard asks of a true peak. */
const between: readonly Float32Array[] = Array.from({ length: oversampling - 1 }, (_, phase) =>
  Float32Array.from({ length: taps }, (_, tap) => {
    const x = tap - taps / 2 + 1 - (phase + 1) / oversampling;
    const window = 0.5 + 0.5 * Math.cos((2 * Math.PI * x) / taps);
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  }),
);

const highestOf = (samples: Float32Array): number => {
  let highest = 0;
  for (const sample of samples) highest = Math.max(highest, Math.abs(sample));
  return highest;
};

const peakMeter = (): { readonly push: (samples: Float32Array) => void; readonly read: () => number } => {
  let highest = 0;
  let tail = new Float32Array(taps);
  return {
    push: (samples) => {
      const joined = new Float32Array(tail.length + samples.length);
      joined.set(tail);
      joined.set(samples, tail.length);
      highest = Math.max(highest, highestOf(samples));
      for (let index = 0; index + taps <= joined.length; index++) {
        // Far below the highest sample no peak can rise above it.
        if (Math.abs(joined[index + taps / 2 - 1] ?? 0) * 3 < highest) continue;
        for (const phase of between) {
          let sum = 0;
          for (let tap = 0; tap < taps; tap++) sum += (phase[tap] ?? 0) * (joined[index + tap] ?? 0);
          highest = Math.max(highest, Math.abs(sum));
        }
      }
      tail = joined.slice(Math.max(0, joined.length - taps + 1));
    },
    read: () => highest,
  };
};
