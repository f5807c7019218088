import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { highpass, lowpass, makeFilter, peakingFilter } from "../sound/biquad.ts";
import { compress, limit } from "../sound/dynamics.ts";
import { integratedLoudness } from "../sound/loudness.ts";

/** Target loudness in LUFS, and maximum sample value (-1.7 dBFS, which keeps the true peak below about -1.5 dBTP). */
const targetLoudness = -17;
const ceiling = 0.82;

/** Equaliser of each engine: less boom around 260 Hz, more presence for flite, less sharpness for espeak. */
const tones = {
  flite: (rate: number) => [
    highpass(85, rate),
    peakingFilter(260, rate, 0.9, -2.5),
    peakingFilter(3200, rate, 0.9, 3.5),
  ],
  espeak: (rate: number) => [
    highpass(85, rate),
    peakingFilter(300, rate, 1, -3),
    peakingFilter(2600, rate, 1, -2.5),
    peakingFilter(6200, rate, 1, -3),
    lowpass(8200, rate),
  ],
} as const;

/**
 * Equalises, compresses and normalises a raw voice, and adds the reflections of a small room. Works in place, and yields
 * to the event loop between steps.
 */
export const masterVoice = async (
  samples: Float32Array,
  sampleRate: number,
  engine: keyof typeof tones,
): Promise<void> => {
  for (const filter of tones[engine](sampleRate)) makeFilter(filter)(samples);
  await yieldToEventLoop();
  scale(samples, 0.5 / Math.max(1e-6, peakOf(samples)));
  compress(samples, sampleRate, { threshold: -22, ratio: 2.5, attack: 0.008, release: 0.16 });
  await yieldToEventLoop();
  addRoomReflections(samples, sampleRate);
  await levelVoice(samples, sampleRate);
};

/** Brings a voice to the loudness of all narrations, in place. */
export const levelVoice = async (samples: Float32Array, sampleRate: number): Promise<void> => {
  // The limiter lowers the loudness a little, so a second pass corrects it.
  for (let step = 0; step < 2; step++) {
    const integrated = integratedLoudness(samples, sampleRate);
    if (!Number.isFinite(integrated)) return;
    await yieldToEventLoop();
    limit(scale(samples, 10 ** ((targetLoudness - integrated) / 20)), sampleRate, ceiling);
  }
};

/** The largest absolute sample value; NaN if a sample is NaN. */
export const peakOf = (samples: Float32Array): number => {
  let peak = 0;
  for (let index = 0; index < samples.length; index++) peak = Math.max(peak, Math.abs(samples[index] ?? 0));
  return peak;
};

const scale = (samples: Float32Array, gain: number): Float32Array => {
  for (let index = 0; index < samples.length; index++) samples[index] = (samples[index] ?? 0) * gain;
  return samples;
};

/** Early reflections of a small room: delay in seconds, and strength. */
const reflections = [
  [0.0113, 0.1],
  [0.0191, 0.085],
  [0.0287, 0.07],
  [0.0463, 0.05],
  [0.0671, 0.03],
] as const;

const addRoomReflections = (samples: Float32Array, sampleRate: number): void => {
  const dry = samples.slice();
  makeFilter(lowpass(4200, sampleRate))(dry);
  for (const [delay, strength] of reflections) {
    const shift = Math.round(delay * sampleRate);
    for (let index = shift; index < samples.length; index++) {
      samples[index] = (samples[index] ?? 0) + (dry[index - shift] ?? 0) * strength;
    }
  }
};
