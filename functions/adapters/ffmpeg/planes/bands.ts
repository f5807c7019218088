import type { Kernel } from "../kernel/kernel.ts";

/** Rows of a sprite with the same runs of columns. Each run is skipped, blended or copied. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
  readonly runs: readonly Run[];
}

interface Run {
  readonly left: number;
  readonly right: number;
  readonly cover: Coverage;
}

/** Coverage of a part of a sprite: 0 fully transparent, 1 mixed, 2 fully opaque. */
export type Coverage = 0 | 1 | 2;
export const transparent: Coverage = 0;
export const opaque: Coverage = 2;

/** Smaller cells skip more pixels but cost more kernel calls. */
const cell = { width: 128, height: 64 };
/** The coverage of a cell includes this margin: its edge in the frame is rounded to 16 pixels, and the filter taps reach 2. */
const around = { columns: 24, rows: 4 };

/** The bands of an alpha plane. The plane needs margins at least as wide as `around`. */
export const bandsOf = (kernel: Kernel, alpha: number, stride: number, width: number, height: number): Band[] => {
  const judge = (x: number, y: number): Coverage => {
    const left = x - around.columns;
    const top = Math.max(-2, y - around.rows);
    const right = Math.min(width, x + cell.width) + around.columns;
    const bottom = Math.min(height + 2, y + cell.height + around.rows);
    // The kernel returns only 0, 1 or 2.
    return kernel.run.cover(alpha + top * stride + left, stride, right - left, bottom - top) as Coverage;
  };
  const bands: Band[] = [];
  for (let top = 0; top < height; top += cell.height) {
    const bottom = Math.min(height, top + cell.height);
    const runs = runsOf(width, (x) => judge(x, top));
    const above = bands.at(-1);
    if (above && alike(above.runs, runs)) bands[bands.length - 1] = { ...above, bottom };
    else bands.push({ top, bottom, runs });
  }
  return bands;
};

const runsOf = (width: number, judge: (x: number) => Coverage): Run[] => {
  const runs: Run[] = [];
  for (let left = 0; left < width; left += cell.width) {
    const right = Math.min(width, left + cell.width);
    const cover = judge(left);
    const before = runs.at(-1);
    if (before?.cover === cover) runs[runs.length - 1] = { ...before, right };
    else runs.push({ left, right, cover });
  }
  return runs;
};

const alike = (a: readonly Run[], b: readonly Run[]): boolean =>
  a.length === b.length && a.every((run, index) => run.left === b[index]?.left && run.cover === b[index]?.cover);
