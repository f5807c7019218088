/** A shown end time that changes only when it is worth it. `at` is in epoch milliseconds. */
export interface StableEta {
  readonly at: number;
  /** The end was delayed: the page says so, and does not just show a larger number. */
  readonly isDelayed: boolean;
}

/** A smaller delay is not shown. */
const minDelayMs = 45_000;

/**
 * Returns the end time to show after a new estimate. An earlier end is shown at once. A slightly later one is ignored,
 * because estimates fluctuate; a much later one sets `isDelayed`.
 */
export const nextStableEta = (before: StableEta | undefined, secondsLeft: number, now: number): StableEta => {
  const at = now + secondsLeft * 1000;
  if (!before) return { at, isDelayed: false };
  if (at <= before.at) return { at, isDelayed: before.isDelayed };
  const allowed = Math.max(minDelayMs, (before.at - now) / 2);
  return at - before.at < allowed ? before : { at, isDelayed: true };
};

/** Returns the remaining seconds, at least 0. */
export const secondsUntil = ({ at }: StableEta, now: number): number => Math.max(0, Math.round((at - now) / 1000));
