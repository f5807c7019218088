/** The remaining time that the page shows. It never goes up: it counts down more slowly if the film takes longer. */
export interface StableEta {
  /** Seconds left at `since` (epoch milliseconds). */
  readonly left: number;
  readonly since: number;
  /** Shown seconds a second: below 1 if the newest estimate is higher than what is shown. */
  readonly rate: number;
  /** The film takes much longer than shown: the page says so. */
  readonly isDelayed: boolean;
}

/** A smaller delay is not shown. */
const minDelaySeconds = 45;

/**
 * Returns what to show after a new estimate. A lower one is shown at once. A higher one slows the countdown, so that it
 * ends when the estimate does; one that is much higher sets `isDelayed`.
 */
export const nextStableEta = (before: StableEta | undefined, secondsLeft: number, now: number): StableEta => {
  const shown = before ? secondsUntil(before, now) : secondsLeft;
  if (secondsLeft <= shown) return { left: secondsLeft, since: now, rate: 1, isDelayed: before?.isDelayed ?? false };
  const isLate = secondsLeft - shown >= Math.max(minDelaySeconds, shown / 2);
  return { left: shown, since: now, rate: shown / secondsLeft, isDelayed: isLate || before?.isDelayed === true };
};

/** Returns the remaining seconds, at least 0. */
export const secondsUntil = ({ left, since, rate }: StableEta, now: number): number =>
  Math.max(0, Math.round(left - (rate * (now - since)) / 1000));
