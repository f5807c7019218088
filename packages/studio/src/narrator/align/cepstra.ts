import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { powerSpectrum } from "./spectrum.ts";

/** The sample rate in Hz at which sounds are compared. Higher frequencies do not help to distinguish phones. */
export const cepstraRate = 16_000;
/** Seconds between frames. */
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
 * Mel-frequency cepstral coefficients (MFCC), 13 per frame of 10 ms. Each coefficient is normalised over the whole sound,
 * which removes most differences between speakers.
 */
export const cepstra = async (samples: Float32Array): Promise<Float32Array> => normalize(await rawCepstra(samples));

/** The coefficients before they are normalised, so that those of several sounds can be joined. */
export const rawCepstra = async (samples: Float32Array): Promise<Float32Array> => {
  const frames = Math.max(1, Math.floor((samples.length - window) / step) + 1);
  const all = new Float32Array(frames * coefficients);
  const part = new Float64Array(fftSize);
  for (let frame = 0; frame < frames; frame++) {
    for (let index = 0; index < window; index++) {
      const at = frame * step + index;
      // Pre-emphasis: high frequencies are weak in speech, but distinguish phones.
      part[index] = ((samples[at] ?? 0) - 0.97 * (samples[at - 1] ?? 0)) * (hamming[index] ?? 0);
    }
    all.set(cepstrum(powerSpectrum(part)), frame * coefficients);
    if (frame % 200 === 199) await yieldToEventLoop();
  }
  return all;
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

/** Triangular filter, from the centre of the band before to the centre of the band after. */
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

/** Coefficient 0 is loudness, which shows pauses, so it counts most. Higher coefficients count less. */
const weightOf = (order: number): number => (order === 0 ? 1.5 : 1 / (1 + order * 0.06));

/** Normalises each coefficient over all frames, in place. */
export const normalize = (all: Float32Array): Float32Array => {
  const frames = all.length / coefficients;
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
