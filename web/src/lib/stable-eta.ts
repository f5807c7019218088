/** When something is said to be over, in milliseconds of the clock. */
export interface StableEta {
  readonly at: number;
  /** The end was put off: whoever waits is told that, not only a larger number. */
  readonly isDelayed: boolean;
}

/** A new guess that is later than the last one by less than this is not worth a word. */
const minDelayMs = 45_000;

/**
 * What is told of a new guess. An earlier end is good news; a somewhat later one is a wavering of the guess, and what
 * was said holds; a much later one is told as what it is.
 */
export const nextStableEta = (before: StableEta | undefined, secondsLeft: number, now: number): StableEta => {
  const at = now + secondsLeft * 1000;
  if (!before) return { at, isDelayed: false };
  if (at <= before.at) return { at, isDelayed: before.isDelayed };
  const allowed = Math.max(minDelayMs, (before.at - now) / 2);
  return at - before.at < allowed ? before : { at, isDelayed: true };
};

/** The seconds that are left of it; never less than none. */
export const secondsUntil = ({ at }: StableEta, now: number): number => Math.max(0, Math.round((at - now) / 1000));
