import { seededRandom as seededNumbers } from "../random.ts";

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
  const next = seededNumbers(seed);
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
