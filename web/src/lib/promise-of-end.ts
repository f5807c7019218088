/** When something is said to be over, in milliseconds of the clock. */
export interface PromisedEnd {
  readonly at: number;
  /** The end was put off: whoever waits is told that, not only a larger number. */
  readonly putOff: boolean;
}

/** A new guess that is later than the last one by less than this is not worth a word. */
const leastDelay = 45_000;

/**
 * What is told of a new guess. An earlier end is good news; a somewhat later one is a wavering of the guess, and what
 * was said holds; a much later one is told as what it is.
 */
export const promiseOf = (before: PromisedEnd | undefined, secondsLeft: number, now: number): PromisedEnd => {
  const at = now + secondsLeft * 1000;
  if (!before) return { at, putOff: false };
  if (at <= before.at) return { at, putOff: before.putOff };
  const allowed = Math.max(leastDelay, (before.at - now) / 2);
  return at - before.at < allowed ? before : { at, putOff: true };
};

/** The seconds that are left of it; never less than none. */
export const leftOf = ({ at }: PromisedEnd, now: number): number => Math.max(0, Math.round((at - now) / 1000));
