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

/** The limits of a recording of a whole film's narration, which is split over its scenes. */
export const wholeNarration = {
  /** Seconds: the longest film, read slowly. It is also the limit of the upload. */
  maxSeconds: 90 * 60,
  /** Shares of the time that all words take at an even pace: outside, the recording is of another text or has gaps. */
  minShare: 0.5,
  maxShare: 2.5,
  /** Shares of the pace of most scenes: outside, the words of a scene were not read, or others too. */
  minPace: 0.65,
  maxPace: 1.8,
} as const;

/** Whether a recording can be of a whole narration that takes `expected` seconds at an even pace. */
export const fitsWhole = (seconds: number, expected: number): boolean =>
  seconds >= expected * wholeNarration.minShare && seconds <= expected * wholeNarration.maxShare;

/** Whether a recording can have words that take `expected` seconds at an even pace. */
export const fitsWords = (seconds: number, expected: number): boolean => {
  const { minShare, maxShare, alwaysSeconds } = ownNarration;
  return seconds >= expected * minShare && seconds <= Math.max(alwaysSeconds, expected * maxShare);
};
