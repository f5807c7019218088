/** The one before or after another in a list that goes round. */
export const cyclicNeighbor = <T>(list: readonly T[], at: T, step: 1 | -1): T =>
  list[(list.indexOf(at) + step + list.length) % list.length] ?? at;
