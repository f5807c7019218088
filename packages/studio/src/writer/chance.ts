/** Luck that a seed decides: the same seed tells the same story on every machine. */
export interface Chance {
  /** A number from 0 up to, not including, 1. */
  readonly next: () => number;
  readonly below: (count: number) => number;
  readonly happens: (probability: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly shuffled: <T>(from: readonly T[]) => T[];
}

export const chanceOf = (seed: string): Chance => {
  const next = mulberry32(fnv1a(seed));
  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    below,
    happens: (probability) => next() < probability,
    pick: (from) => {
      const picked = from[below(from.length)];
      if (picked === undefined) throw new Error("There is nothing to pick from");
      return picked;
    },
    shuffled: (from) => {
      const order = from.map((each) => ({ each, at: next() }));
      return order.sort((a, b) => a.at - b.at).map(({ each }) => each);
    },
  };
};

const fnv1a = (text: string): number => {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
};

const mulberry32 = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};
