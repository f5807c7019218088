/** Random choices that a seed decides: the same seed gives the same story on every machine. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  readonly next: () => number;
  /** A whole number from 0 up to, not including, `limit`. */
  readonly integer: (limit: number) => number;
  /** True with this probability. */
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly shuffle: <T>(from: readonly T[]) => T[];
}

export const seededRandom = (seed: string): Random => {
  const next = mulberry32(fnv1a(seed));
  const integer = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (from) => {
      const picked = from[integer(from.length)];
      if (picked === undefined) throw new Error("Cannot pick from an empty list");
      return picked;
    },
    shuffle: (from) => {
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
