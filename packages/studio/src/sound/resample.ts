const taps = 32;

/** Resamples by a windowed sinc, low-passed to the lower of both bandwidths. */
export const resample = (samples: Float32Array, from: number, to: number): Float32Array => {
  if (from === to) return samples;
  const step = gcd(from, to);
  const phases = to / step;
  const stride = from / step;
  const kernel = kernelFor(phases, Math.min(1, to / from) * 0.94);
  // Zero padding, so that no tap reads out of bounds.
  const padded = new Float32Array(samples.length + 2 * taps);
  padded.set(samples, taps);
  const out = new Float32Array(Math.floor((samples.length * to) / from));
  const wholeStep = Math.floor(stride / phases);
  // A division per sample would take as long as the taps.
  for (let index = 0, first = taps / 2 + 1, phase = 0; index < out.length; index++) {
    const row = phase * taps;
    // Four sums that do not wait for each other are three times faster than one.
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let tap = 0; tap < taps; tap += 4) {
      a += (kernel[row + tap] ?? 0) * (padded[first + tap] ?? 0);
      b += (kernel[row + tap + 1] ?? 0) * (padded[first + tap + 1] ?? 0);
      c += (kernel[row + tap + 2] ?? 0) * (padded[first + tap + 2] ?? 0);
      d += (kernel[row + tap + 3] ?? 0) * (padded[first + tap + 3] ?? 0);
    }
    out[index] = a + b + (c + d);
    first += wholeStep;
    phase += stride % phases;
    if (phase < phases) continue;
    phase -= phases;
    first++;
  }
  return out;
};

const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other));

const kernels = new Map<string, Float32Array>();

const kernelFor = (phases: number, cutoff: number): Float32Array => {
  const name = `${phases} ${cutoff}`;
  const known = kernels.get(name);
  if (known) return known;
  const kernel = new Float32Array(phases * taps);
  for (let phase = 0; phase < phases; phase++) {
    let sum = 0;
    for (let tap = 0; tap < taps; tap++) {
      const x = tap - taps / 2 + 1 - phase / phases;
      const window = 0.5 + 0.5 * Math.cos((2 * Math.PI * x) / taps);
      const value = (x === 0 ? cutoff : Math.sin(Math.PI * cutoff * x) / (Math.PI * x)) * window;
      kernel[phase * taps + tap] = value;
      sum += value;
    }
    // Normalises the DC gain of every phase, to avoid a hum at the phase rate.
    for (let tap = 0; tap < taps; tap++) kernel[phase * taps + tap] = (kernel[phase * taps + tap] ?? 0) / sum;
  }
  kernels.set(name, kernel);
  return kernel;
};
