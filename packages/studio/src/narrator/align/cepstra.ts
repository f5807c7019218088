import { setImmediate as breathe } from "node:timers/promises";
import { powerSpectrum } from "./spectrum.ts";

/** What is compared: 16 kHz is all that tells speech sounds apart. */
export const cepstraRate = 16_000;
/** Seconds between two frames. */
export const hop = 0.01;
export const coefficients = 13;

const step = cepstraRate * hop;
const window = Math.round(cepstraRate * 0.025);
const fftSize = 512;
const bands = 26;

const mel = (frequency: number): number => 2595 * Math.log10(1 + frequency / 700);
const frequencyOf = (value: number): number => 700 * (10 ** (value / 2595) - 1);
const edges = Array.from({ length: bands + 2 }, (_, index) => {
  const [low, high] = [mel(80), mel(7000)];
  return (frequencyOf(low + ((high - low) * index) / (bands + 1)) * fftSize) / cepstraRate;
});
const hamming = Float64Array.from(
  { length: window },
  (_, index) => 0.54 - 0.46 * Math.cos((2 * Math.PI * index) / (window - 1)),
);

/**
 * The shape of a voice's spectrum every 10 ms (mel cepstra), 13 numbers a frame, each scaled over the whole sound:
 * what is left is what is said, more than who says it.
 */
export const cepstra = async (samples: Float32Array): Promise<Float32Array> => {
  const frames = Math.max(1, Math.floor((samples.length - window) / step) + 1);
  const all = new Float32Array(frames * coefficients);
  const part = new Float64Array(fftSize);
  for (let frame = 0; frame < frames; frame++) {
    for (let index = 0; index < window; index++) {
      const at = frame * step + index;
      // High frequencies are weak in speech and say much: they are raised.
      part[index] = ((samples[at] ?? 0) - 0.97 * (samples[at - 1] ?? 0)) * (hamming[index] ?? 0);
    }
    all.set(cepstrum(powerSpectrum(part)), frame * coefficients);
    if (frame % 200 === 199) await breathe();
  }
  return scaled(all, frames);
};

const cosines = Float64Array.from({ length: coefficients * bands }, (_, index) =>
  Math.cos((Math.PI * Math.floor(index / bands) * ((index % bands) + 0.5)) / bands),
);

const cepstrum = (power: Float64Array): Float64Array => {
  const result = new Float64Array(coefficients);
  for (let band = 0; band < bands; band++) {
    const log = Math.log(1e-10 + bandEnergy(power, band));
    for (let order = 0; order < coefficients; order++) {
      result[order] = (result[order] ?? 0) + log * (cosines[order * bands + band] ?? 0);
    }
  }
  return result;
};

/** A triangle over the frequencies, from the band before to the band after. */
const bandEnergy = (power: Float64Array, band: number): number => {
  const low = edges[band] ?? 0;
  const middle = edges[band + 1] ?? 0;
  const high = edges[band + 2] ?? 0;
  let sum = 0;
  for (let index = Math.ceil(low); index <= high; index++) {
    const weight = index < middle ? (index - low) / (middle - low) : (high - index) / (high - middle);
    sum += weight * (power[index] ?? 0);
  }
  return sum;
};

/** Loudness counts most, for it tells pauses; the finer the detail, the less. */
const weightOf = (order: number): number => (order === 0 ? 1.5 : 1 / (1 + order * 0.06));

const scaled = (all: Float32Array, frames: number): Float32Array => {
  for (let order = 0; order < coefficients; order++) {
    let mean = 0;
    for (let at = order; at < all.length; at += coefficients) mean += (all[at] ?? 0) / frames;
    let variance = 0;
    for (let at = order; at < all.length; at += coefficients) variance += ((all[at] ?? 0) - mean) ** 2 / frames;
    const scale = weightOf(order) / (Math.sqrt(variance) || 1);
    for (let at = order; at < all.length; at += coefficients) all[at] = ((all[at] ?? 0) - mean) * scale;
  }
  return all;
};
