import { kWeightingFilters } from "./k-weighting.ts";
import { truePeakMeter } from "./true-peak.ts";

export interface Loudness {
  /** Gated loudness in LUFS. -Infinity for silence. */
  readonly integrated: number;
  /** True peak in dBTP. */
  readonly truePeak: number;
}

export interface LoudnessMeter {
  readonly push: (channels: readonly Float32Array[]) => void;
  readonly read: () => Loudness;
}

/** Gated loudness in LUFS of a mono sound. Costs half of `loudness`, which also measures the true peak. */
export const integratedLoudness = (samples: Float32Array, sampleRate: number): number => {
  const meter = energyMeter(1, sampleRate);
  meter.push([samples]);
  return meter.read();
};

/** Measures loudness by ITU-R BS.1770, of one or more channels. */
export const loudness = (sound: Float32Array | readonly Float32Array[], sampleRate: number): Loudness => {
  const channels = sound instanceof Float32Array ? [sound] : sound;
  const meter = loudnessMeter(channels.length, sampleRate);
  meter.push(channels);
  return meter.read();
};

/** A loudness meter for a sound that arrives in chunks. */
export const loudnessMeter = (channelCount: number, sampleRate: number): LoudnessMeter => {
  const energy = energyMeter(channelCount, sampleRate);
  const peaks = Array.from({ length: channelCount }, truePeakMeter);
  return {
    push: (channels) => {
      energy.push(channels);
      for (const [index, peak] of peaks.entries()) peak.push(channels[index] ?? new Float32Array(0));
    },
    read: () => ({
      integrated: energy.read(),
      truePeak: 20 * Math.log10(Math.max(...peaks.map((peak) => peak.read()))),
    }),
  };
};

/** Measures the gated loudness of a sound that arrives in chunks. It keeps ten numbers per second. */
const energyMeter = (channelCount: number, sampleRate: number) => {
  const filtersOfChannels = Array.from({ length: channelCount }, () => kWeightingFilters(sampleRate));
  const hop = Math.round(sampleRate / 10);
  const weighted = new Float32Array(hop);
  const hops: number[] = [];
  let energy = 0;
  let filled = 0;

  return {
    push: (channels: readonly Float32Array[]): void => {
      const length = channels[0]?.length ?? 0;
      for (let start = 0, end = 0; start < length; start = end) {
        end = Math.min(length, start + hop - filled);
        for (const [index, filters] of filtersOfChannels.entries()) {
          const part = weighted.subarray(0, end - start);
          part.set(channels[index]?.subarray(start, end) ?? []);
          for (const filter of filters) filter(part);
          energy += energyOf(part);
        }
        filled += end - start;
        if (filled < hop) continue;
        hops.push(energy / hop);
        energy = 0;
        filled = 0;
      }
    },
    read: (): number => gated(hops, filled === 0 ? 0 : energy / filled),
  };
};

const energyOf = (samples: Float32Array): number => {
  let energy = 0;
  for (let index = 0; index < samples.length; index++) {
    const sample = samples[index] ?? 0;
    energy += sample * sample;
  }
  return energy;
};

const lufs = (energy: number): number => -0.691 + 10 * Math.log10(energy);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** BS.1770 gating: blocks of 400 ms every 100 ms, first above -70 LUFS, then above 10 LU below their mean. */
const gated = (hops: readonly number[], rest: number): number => {
  const blocks = hops.slice(3).map((_, index) => mean(hops.slice(index, index + 4)));
  // A sound shorter than one block cannot be gated.
  if (blocks.length === 0) return lufs(hops.length > 0 ? mean(hops) : rest);
  const loud = blocks.filter((block) => lufs(block) > -70);
  if (loud.length === 0) return Number.NEGATIVE_INFINITY;
  const threshold = lufs(mean(loud)) - 10;
  return lufs(mean(loud.filter((block) => lufs(block) > threshold)));
};
