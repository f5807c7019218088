/** The limits of a recording that replaces the speech engine in one scene. The scene is as long as the recording. */
export const ownNarration = {
  /** Seconds. */
  minSeconds: 0.5,
  maxSeconds: 180,
  /** Shares of the time that the scene's words take at an even pace: outside, the recording has other words. */
  minShare: 0.3,
  maxShare: 4,
  /** A recording up to this length fits any words that are short enough. */
  alwaysSeconds: 6,
} as const;

/** Whether a recording can have words that take `expected` seconds at an even pace. */
export const fitsWords = (seconds: number, expected: number): boolean => {
  const { minShare, maxShare, alwaysSeconds } = ownNarration;
  return seconds >= expected * minShare && seconds <= Math.max(alwaysSeconds, expected * maxShare);
};
