/** Numbers from 0 to 1 that look like chance and are the same for the same seed. */
export type Random = () => number;

/** Mulberry32, started from the FNV-1a hash of the seed. */
export const seededRandom = (seed: string): Random => {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const pick = <Each>(random: Random, from: readonly [Each, ...Each[]]): Each =>
  from[Math.floor(random() * from.length)] ?? from[0];
