interface Stretch {
  readonly start: number;
  readonly end: number;
}

interface Joining {
  /** Stretches that are no farther apart become one. */
  readonly maxGapSeconds: number;
  /** Shorter stretches are left out. */
  readonly minSeconds: number;
}

/** Joins stretches that follow each other or overlap, as at the border of two parts, and leaves out the short ones. */
export const joinStretches = (stretches: readonly Stretch[], { maxGapSeconds, minSeconds }: Joining): Stretch[] => {
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const before = joined.at(-1);
    if (before && stretch.start - before.end <= maxGapSeconds)
      joined[joined.length - 1] = { ...before, end: Math.max(before.end, stretch.end) };
    else joined.push(stretch);
  }
  return joined.filter(({ start, end }) => end - start >= minSeconds);
};
