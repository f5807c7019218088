import type { BitWriter } from "./bit-writer.ts";

/** A CABAC context (ITU-T H.264, clause 9.3.1.1) whose most probable symbol is 1. `sureness` is pStateIdx. */
export interface Context {
  sureness: number;
}

/** The state of a context at the start of a slice of that QP, of its m and n: equation 9-5. */
export const contextAt = (qp: number, { m, n }: { readonly m: number; readonly n: number }): Context => {
  const state = Math.min(126, Math.max(1, ((m * qp) >> 4) + n));
  if (state < 64 + leastSure) throw new RangeError("This encoder supports only contexts with a high pStateIdx");
  return { sureness: state - 64 };
};

/**
 * The arithmetic encoder of clause 9.3.4.2, reduced to what skipped macroblocks need: the most probable symbol of a
 * context, and the bin that ends a slice.
 */
export const newCabac = (out: BitWriter): { probable(context: Context): void; terminate(last: boolean): void } => {
  let [low, range] = [0, 510];
  let [outstanding, first] = [0, true];

  /** PutBit, figure 9-10. */
  const put = (bit: 0 | 1): void => {
    if (first) first = false;
    else out.bits(bit, 1);
    for (; outstanding > 0; outstanding--) out.bits(1 - bit, 1);
  };
  /** RenormE, figure 9-9. */
  const renormalise = (): void => {
    while (range < 256) {
      if (low < 256) put(0);
      else if (low >= 512) {
        low -= 512;
        put(1);
      } else {
        low -= 256;
        outstanding++;
      }
      range *= 2;
      low *= 2;
    }
  };
  return {
    probable(context) {
      range -= rangeOfLess[context.sureness - leastSure]?.[(range >> 6) & 3] ?? 0;
      context.sureness = Math.min(mostSure, context.sureness + 1);
      renormalise();
    },
    terminate(last) {
      range -= 2;
      if (last) {
        low += range;
        range = 2;
      }
      renormalise();
      if (!last) return;
      // EncodeFlush, figure 9-12: its last bit is the one that ends the slice's data.
      put(((low >> 9) & 1) as 0 | 1);
      out.bits(((low >> 7) & 3) | 1, 2);
    },
  };
};

const mostSure = 62;
/** rangeTabLPS, table 9-44, from this pStateIdx on: a run of skips at QP 51 begins here or higher. */
const leastSure = 42;
const rangeOfLess: readonly (readonly [number, number, number, number])[] = [
  [16, 20, 23, 27],
  [15, 19, 22, 25],
  [14, 18, 21, 24],
  [14, 17, 20, 23],
  [13, 16, 19, 22],
  [12, 15, 18, 21],
  [12, 14, 17, 20],
  [11, 14, 16, 19],
  [11, 13, 15, 18],
  [10, 12, 15, 17],
  [10, 12, 14, 16],
  [9, 11, 13, 15],
  [9, 11, 12, 14],
  [8, 10, 12, 14],
  [8, 9, 11, 13],
  [7, 9, 11, 12],
  [7, 9, 10, 12],
  [7, 8, 10, 11],
  [6, 8, 9, 11],
  [6, 7, 9, 10],
  [6, 7, 8, 9],
];
