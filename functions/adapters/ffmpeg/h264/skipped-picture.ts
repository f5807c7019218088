import { newBitWriter } from "./bit-writer.ts";
import { contextAt, newCabac } from "./cabac.ts";
import { type Sets, type SliceHeader, sliceTypes, writeSlice } from "./slice-header.ts";

/** Part of a picture in macroblocks, of 16 pixels each way. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** When a picture is shown and what it follows, as its slices say it. */
export interface Moment {
  readonly frameNum: number;
  readonly order: number;
}

/** The last picture once more: P macroblocks that are all skipped, without any motion (ITU-T H.264, clause 8.4.1.1). */
export const samePicture = (moment: Moment, sets: Sets): Uint8Array[] => [
  skippedSlice({ ...moment, type: sliceTypes.p, spatial: false, firstMacroblock: 0 }, wholePicture(sets), sets),
];

/**
 * A picture between two others: B macroblocks that are all skipped. Each goes a part of the way that the macroblock
 * in its place goes in the later picture (temporal direct, clause 8.4.1.2.3), and is a mean of both, weighted by
 * time. What stands still over the motion does not take part: its slices are of spatial direct mode without
 * neighbours, and so without motion (clause 8.4.1.2.2).
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

/** The numbers of the macroblocks that stand still, row by row: one run may not go on in the next row. */
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

/** A skipped macroblock has no residue, so its QP is free: at the highest a skip is the surest, and costs least. */
const qp = 51;

/** m and n of mb_skip_flag where both neighbours are skipped or none: tables 9-13 and 9-14, ctxIdx 11 and 24. */
const skipContext = { [sliceTypes.p]: { m: 23, n: 33 }, [sliceTypes.b]: { m: 18, n: 64 } } as const;

type Skips = Moment &
  Pick<SliceHeader, "firstMacroblock" | "spatial"> & { readonly type: typeof sliceTypes.p | typeof sliceTypes.b };

const skippedSlice = (slice: Skips, macroblocks: number, sets: Sets): Uint8Array => {
  const deblocking = { off: 1, alpha: 0, beta: 0 };
  const header = { ...slice, importance: 0, key: false, keyId: 0, contexts: 0, qp, deblocking };
  return writeSlice({ header, data: skips(slice.type, macroblocks) }, sets);
};

const known = new Map<string, Uint8Array>();

/** The data of so many skipped macroblocks: the same for every slice of their number. */
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
