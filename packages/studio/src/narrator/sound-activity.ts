const window = 0.01;
// Relative to the loudest sample: quieter sound is not audible.
const floor = 10 ** (-40 / 20);
// The absolute level below which everything is silence.
const silence = 0.001;

/** The audible parts of a sound. */
export interface SoundActivity {
  /** From the first to the last audible moment, in seconds. Undefined for silence. */
  readonly span: { readonly start: number; readonly end: number } | undefined;
  /** The end of the last audible moment between two times, in seconds. */
  readonly endOfSound: (start: number, end: number) => number;
}

export const detectSound = (samples: Float32Array, sampleRate: number): SoundActivity => {
  const size = Math.round(sampleRate * window);
  const levels = Array.from({ length: Math.ceil(samples.length / size) }, (_, index) => {
    const end = Math.min(samples.length, (index + 1) * size);
    let peak = 0;
    for (let at = index * size; at < end; at++) peak = Math.max(peak, Math.abs(samples[at] ?? 0));
    return peak;
  });
  const threshold = Math.max(silence, levels.reduce((high, level) => Math.max(high, level), 0) * floor);
  const audible = (level: number): boolean => level > threshold;
  const first = levels.findIndex(audible);
  return {
    span:
      first < 0
        ? undefined
        : {
            start: first * window,
            end: Math.min(samples.length / sampleRate, (levels.findLastIndex(audible) + 1) * window),
          },
    endOfSound: (start, end) => {
      const from = Math.ceil(start / window);
      for (let index = Math.min(levels.length, Math.floor(end / window)) - 1; index > from; index--) {
        if (audible(levels[index] ?? 0)) return Math.min(end, (index + 1) * window);
      }
      return end;
    },
  };
};
