/** Returns the element before or after `at`. The list wraps around at both ends. */
export const cyclicNeighbor = <T>(list: readonly T[], at: T, step: 1 | -1): T =>
  list[(list.indexOf(at) + step + list.length) % list.length] ?? at;
