/** A random number generator, 0 to 1, that repeats for the same seed. */
export interface Random {
  (): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
  /** -1 to 1, mostly near 0. */
  wobble(): number;
}

export const seededRandom = (seed: string): Random => {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + (high - low) * next();
  return Object.assign(next, {
    between,
    whole: (low: number, high: number) => Math.floor(between(low, high + 1)),
    wobble: () => (next() + next() + next()) / 1.5 - 1,
    pick<T>(from: readonly T[]): T {
      const picked = from[Math.floor(next() * from.length)];
      if (picked === undefined) throw new RangeError("Nothing to pick from");
      return picked;
    },
  });
};

const hash = (text: string): number => {
  let h = 2_166_136_261;
  for (const letter of text) h = Math.imul(h ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return h >>> 0;
};
