const taps = 24;
const oversampling = 4;

/** Kernels for 4x oversampling by a windowed sinc, as BS.1770 requires for true peak. */
const between: readonly Float32Array[] = Array.from({ length: oversampling - 1 }, (_, phase) =>
  Float32Array.from({ length: taps }, (_, tap) => {
    const x = tap - taps / 2 + 1 - (phase + 1) / oversampling;
    const window = 0.5 + 0.5 * Math.cos((2 * Math.PI * x) / taps);
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  }),
);

/** A true peak meter for a sound that arrives in chunks. */
export const truePeakMeter = (): { readonly push: (samples: Float32Array) => void; readonly read: () => number } => {
  let highest = 0;
  let tail = new Float32Array(taps);
  return {
    push: (samples) => {
      const joined = new Float32Array(tail.length + samples.length);
      joined.set(tail);
      joined.set(samples, tail.length);
      highest = Math.max(highest, highestOf(samples));
      for (let index = 0; index + taps <= joined.length; index++) {
        // An intersample peak cannot exceed the sample by more than a factor of 3.
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

const highestOf = (samples: Float32Array): number => {
  let highest = 0;
  for (const sample of samples) highest = Math.max(highest, Math.abs(sample));
  return highest;
};
