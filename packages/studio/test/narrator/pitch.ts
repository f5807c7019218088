/** Samples per second that suffice for a pitch up to 500 Hz. */
const rate = 12_000;
const frame = Math.round(0.04 * rate);
const hop = Math.round(0.02 * rate);
const lags = { min: Math.floor(rate / 500), max: Math.ceil(rate / 60) };

/** The median pitch of a voice in Hz, by autocorrelation of its voiced parts; 0 without any. */
export const pitchOf = (samples: Float32Array, sampleRate: number): number => {
  const step = Math.round(sampleRate / rate);
  const sound = Float32Array.from({ length: Math.floor(samples.length / step) }, (_, n) => {
    let sum = 0;
    for (let k = 0; k < step; k++) sum += samples[n * step + k] ?? 0;
    return sum / step;
  });
  // The energy until each sample, so that of a frame is one difference.
  const energy = new Float64Array(sound.length + 1);
  for (let n = 0; n < sound.length; n++) energy[n + 1] = (energy[n] ?? 0) + (sound[n] ?? 0) ** 2;
  const pitches: number[] = [];
  for (let at = 0; at + frame + lags.max < sound.length; at += hop) {
    const lag = periodAt(sound, energy, at);
    if (lag) pitches.push(rate / lag);
  }
  return pitches.toSorted((one, other) => one - other)[pitches.length >> 1] ?? 0;
};

/** The period in samples at a place; undefined in silence and in consonants without a pitch. */
const periodAt = (sound: Float32Array, energyUntil: Float64Array, at: number): number | undefined => {
  const energy = (from: number) => (energyUntil[from + frame] ?? 0) - (energyUntil[from] ?? 0);
  const own = energy(at);
  if (own / frame < 0.0005) return undefined;
  const similar = Array.from({ length: lags.max - lags.min + 1 }, (_, index) => {
    const lag = lags.min + index;
    let sum = 0;
    for (let n = 0; n < frame; n++) sum += (sound[at + n] ?? 0) * (sound[at + lag + n] ?? 0);
    return sum / Math.sqrt(own * energy(at + lag) + 1e-12);
  });
  const best = Math.max(...similar);
  if (best < 0.7) return undefined;
  // The first peak about as high as the highest: later ones are multiples of the period.
  const first = similar.findIndex(
    (each, n) => each > best * 0.85 && each >= (similar[n - 1] ?? 0) && each >= (similar[n + 1] ?? 0),
  );
  return lags.min + (first < 0 ? similar.indexOf(best) : first);
};
