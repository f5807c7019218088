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

/** The highest peak of a sound that comes in pieces, between its samples too. */
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

const highestOf = (samples: Float32Array): number => {
  let highest = 0;
  for (const sample of samples) highest = Math.max(highest, Math.abs(sample));
  return highest;
};
