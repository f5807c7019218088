const frameSeconds = 0.01;
/** Decibels. Quieter sound than this below the voice is none of it. */
const range = 40;
/** Decibels that a voice is above the noise of its recording. */
const aboveNoise = 9;
/** Decibels. The threshold stays this far below the voice, also in a recording without a pause. */
const belowVoice = 12;
/** A shorter gap is inside a word or between two. */
const shortestGap = 0.2;
/** Shorter sound is a click. */
const shortestRun = 0.06;

/** A range of a recording, in seconds. */
export interface SpeechRun {
  readonly start: number;
  readonly end: number;
}

/**
 * The runs of speech in a recording, by their energy: what is louder than its noise. The noise is the quietest twentieth
 * of the recording, the voice its loudest hundredth, but not more than a fifth of a second. No run: it is silent.
 */
export const findSpeech = (samples: Float32Array, sampleRate: number): readonly SpeechRun[] => {
  const levels = levelsOf(samples, Math.round(sampleRate * frameSeconds));
  const sorted = levels.toSorted((one, other) => one - other);
  const noise = sorted[Math.floor(sorted.length * 0.05)] ?? silent;
  const voice = sorted.at(-1 - Math.min(20, Math.floor(sorted.length * 0.01))) ?? silent;
  if (voice <= silent) return [];
  const threshold = Math.min(voice - belowVoice, Math.max(voice - range, noise + aboveNoise));
  const runs: { start: number; end: number }[] = [];
  for (const [index, level] of levels.entries()) {
    if (level <= threshold) continue;
    const start = index * frameSeconds;
    const last = runs.at(-1);
    if (last && start - last.end < shortestGap) last.end = start + frameSeconds;
    else runs.push({ start, end: start + frameSeconds });
  }
  const long = runs.filter(({ start, end }) => end - start >= shortestRun);
  return long.length > 0 ? long : runs;
};

/** Decibels below full scale: digital silence, or nearly. */
const silent = -70;

/** The level of each frame in decibels. */
const levelsOf = (samples: Float32Array, size: number): number[] =>
  Array.from({ length: Math.floor(samples.length / size) }, (_, index) => {
    let energy = 0;
    for (let at = index * size; at < (index + 1) * size; at++) energy += (samples[at] ?? 0) ** 2;
    return Math.max(silent, 10 * Math.log10(energy / size));
  });
