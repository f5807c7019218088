import { newBitWriter } from "./bit-writer.ts";
import { contextAt, newCabac } from "./cabac.ts";
import { type Sets, type SliceHeader, sliceTypes, writeSlice } from "./slice-header.ts";

/** A rectangle in macroblocks of 16 x 16 pixels; right and bottom are exclusive. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** frame_num and picture order count of a picture. */
export interface Moment {
  readonly frameNum: number;
  readonly order: number;
}

/** Repeats the previous picture: only skipped P macroblocks without motion (ITU-T H.264, clause 8.4.1.1). */
export const samePicture = (moment: Moment, sets: Sets): Uint8Array[] => [
  skippedSlice({ ...moment, type: sliceTypes.p, spatial: false, firstMacroblock: 0 }, wholePicture(sets), sets),
];

/**
 * A picture between two others: only skipped B macroblocks. Each takes its share of the motion of the macroblock at the
 * same place in the later picture (temporal direct, clause 8.4.1.2.3), and is the time-weighted mean of both pictures.
 * Areas that must not move (`still`) get slices in spatial direct mode without neighbours, hence without motion
 * (clause 8.4.1.2.2).
 */
export const pictureBetween = (moment: Moment, still: readonly Area[], sets: Sets): Uint8Array[] => {
  const b = { ...moment, type: sliceTypes.b };
  const slices: Uint8Array[] = [];
  const slice = (from: number, until: number, spatial: boolean): void => {
    if (until > from) slices.push(skippedSlice({ ...b, spatial, firstMacroblock: from }, until - from, sets));
  };
  let from = 0;
  for (const [left, right] of stillRuns(still, sets.sequence.columns)) {
    slice(from, left, false);
    slice(left, right, true);
    from = right;
  }
  slice(from, wholePicture(sets), false);
  return slices;
};

/** Runs of macroblock numbers that stand still. A run ends with its row. */
const stillRuns = (areas: readonly Area[], columns: number): [number, number][] => {
  const runs: [number, number][] = [];
  for (let row = 0; row < Math.max(0, ...areas.map(({ bottom }) => bottom)); row++) {
    const inRow = areas.filter(({ top, bottom }) => row >= top && row < bottom).sort((a, b) => a.left - b.left);
    let until = row * columns;
    for (const { left, right } of inRow) {
      const from = Math.max(until, row * columns + left);
      until = Math.max(until, row * columns + Math.min(columns, right));
      if (until > from) runs.push([from, until]);
    }
  }
  return runs;
};

const wholePicture = ({ sequence }: Sets): number => sequence.columns * sequence.rows;

/** A skipped macroblock has no residual, so any QP works. At the highest QP a skip flag costs the fewest bits. */
const qp = 51;

/** m and n of mb_skip_flag if both neighbours are skipped or absent: tables 9-13 and 9-14, ctxIdx 11 and 24. */
const skipContext = { [sliceTypes.p]: { m: 23, n: 33 }, [sliceTypes.b]: { m: 18, n: 64 } } as const;

type Skips = Moment &
  Pick<SliceHeader, "firstMacroblock" | "spatial"> & { readonly type: typeof sliceTypes.p | typeof sliceTypes.b };

const skippedSlice = (slice: Skips, macroblocks: number, sets: Sets): Uint8Array => {
  const deblocking = { off: 1, alpha: 0, beta: 0 };
  const header = { ...slice, importance: 0, key: false, keyId: 0, contexts: 0, qp, deblocking };
  return writeSlice({ header, data: skips(slice.type, macroblocks) }, sets);
};

const known = new Map<string, Uint8Array>();

/** Slice data of skipped macroblocks. It depends on type and number only, so it is cached. */
const skips = (type: Skips["type"], macroblocks: number): Uint8Array => {
  const name = `${type} ${macroblocks}`;
  const data = known.get(name) ?? encodeSkips(type, macroblocks);
  known.set(name, data);
  return data;
};

const encodeSkips = (type: Skips["type"], macroblocks: number): Uint8Array => {
  const out = newBitWriter();
  const cabac = newCabac(out);
  const context = contextAt(qp, skipContext[type]);
  for (let left = macroblocks; left > 0; left--) {
    cabac.probable(context);
    cabac.terminate(left === 1);
  }
  out.align(0);
  return out.bytes();
};
