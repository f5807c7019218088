interface Compression {
  /** In dB. */
  readonly threshold: number;
  readonly ratio: number;
  /** In seconds. */
  readonly attack: number;
  readonly release: number;
}

/** Dynamic range compression, in place. */
export const compress = (samples: Float32Array, sampleRate: number, by: Compression): Float32Array => {
  const attack = Math.exp(-1 / (by.attack * sampleRate));
  const release = Math.exp(-1 / (by.release * sampleRate));
  const threshold = 10 ** (by.threshold / 20);
  const power = 1 / by.ratio - 1;
  let envelope = 0;
  for (let index = 0; index < samples.length; index++) {
    const level = Math.abs(samples[index] ?? 0);
    const keep = level > envelope ? attack : release;
    envelope = keep * envelope + (1 - keep) * level;
    if (envelope > threshold) samples[index] = (samples[index] ?? 0) * (envelope / threshold) ** power;
  }
  return samples;
};

/** Look-ahead limiter, in place: lowers the gain before a peak, so that nothing clicks. */
export const limit = (samples: Float32Array, sampleRate: number, ceiling: number): Float32Array => {
  const lookAhead = Math.round(sampleRate * 0.004);
  const release = Math.exp(-1 / (0.08 * sampleRate));
  const gains = new Float32Array(samples.length);
  let gain = 1;
  // Runs backwards, so that the gain ramps down over the `ahead` samples before a peak.
  for (let index = samples.length - 1; index >= 0; index--) {
    const needed = Math.min(1, ceiling / Math.max(1e-9, Math.abs(samples[index] ?? 0)));
    gain = Math.min(needed, gain + 1 / lookAhead, 1);
    gains[index] = gain;
  }
  let held = 1;
  for (let index = 0; index < samples.length; index++) {
    held = Math.min(gains[index] ?? 1, 1 - (1 - held) * release);
    samples[index] = (samples[index] ?? 0) * held;
  }
  return samples;
};
