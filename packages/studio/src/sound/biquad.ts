/** A biquad filter, normalised by a0 (R. Bristow-Johnson's Audio EQ Cookbook). */
export interface Biquad {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

export const highpass = (frequency: number, sampleRate: number, q = Math.SQRT1_2): Biquad => {
  const { cos, alpha } = angle(frequency, sampleRate, q);
  return divided((1 + cos) / 2, -(1 + cos), (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
};

export const lowpass = (frequency: number, sampleRate: number, q = Math.SQRT1_2): Biquad => {
  const { cos, alpha } = angle(frequency, sampleRate, q);
  return divided((1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
};

/** Peaking EQ around a frequency in Hz. */
export const peakingFilter = (frequency: number, sampleRate: number, q: number, decibels: number): Biquad => {
  const { cos, alpha } = angle(frequency, sampleRate, q);
  const gain = 10 ** (decibels / 40);
  return divided(1 + alpha * gain, -2 * cos, 1 - alpha * gain, 1 + alpha / gain, -2 * cos, 1 - alpha / gain);
};

/** Returns a stateful filter for a sound in chunks. It works in place. */
export const makeFilter = (filter: Biquad): ((samples: Float32Array) => Float32Array) => {
  const kept = new Float64Array(2);
  return (samples) => {
    // Local variables, as closure variables cost an allocation or a check per sample.
    const { b0, b1, b2, a1, a2 } = filter;
    let [s1 = 0, s2 = 0] = kept;
    for (let index = 0; index < samples.length; index++) {
      const x = samples[index] ?? 0;
      const y = b0 * x + s1;
      s1 = b1 * x - a1 * y + s2;
      s2 = b2 * x - a2 * y;
      samples[index] = y;
    }
    kept.set([s1, s2]);
    return samples;
  };
};

const angle = (frequency: number, sampleRate: number, q: number): { readonly cos: number; readonly alpha: number } => {
  const w = (2 * Math.PI * frequency) / sampleRate;
  return { cos: Math.cos(w), alpha: Math.sin(w) / (2 * q) };
};

const divided = (b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Biquad => ({
  b0: b0 / a0,
  b1: b1 / a0,
  b2: b2 / a0,
  a1: a1 / a0,
  a2: a2 / a0,
});
