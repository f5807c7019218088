import { setImmediate as breathe } from "node:timers/promises";
import { coefficients } from "./cepstra.ts";

const both = 0;
const mine = 1;
const theirs = 2;

/** How far two readings may run apart: an eighth of the whole, and two seconds at least. */
const bandFor = (frames: number): number => Math.max(200, Math.round(frames / 8));

/**
 * For each frame of one sound the frame of the other that says the same (dynamic time warping): the cheapest way
 * through both. Only a band around the diagonal is tried and kept, so that a minute needs megabytes and not gigabytes.
 */
export const warp = async (one: Float32Array, other: Float32Array): Promise<Int32Array> => {
  const rows = one.length / coefficients;
  const columns = other.length / coefficients;
  const band = bandFor(columns);
  const width = 2 * band + 1;
  const first = (row: number): number => Math.round((row * columns) / rows) - band;
  const came = new Uint8Array(rows * width);
  let before = new Float32Array(width).fill(Number.POSITIVE_INFINITY);
  let here = new Float32Array(width);
  for (let row = 0; row < rows; row++) {
    const start = first(row);
    const shift = start - first(row - 1);
    here.fill(Number.POSITIVE_INFINITY);
    for (let index = Math.max(0, -start); index < width && start + index < columns; index++) {
      const cost = distance(one, row, other, start + index);
      const corner = row === 0 && start + index === 0;
      // A diagonal step covers a frame of both, so it may cost more; without that the path would be all corners.
      const diagonal = (corner ? 0 : (before[index + shift - 1] ?? Number.POSITIVE_INFINITY)) + cost * 1.4;
      const down = (before[index + shift] ?? Number.POSITIVE_INFINITY) + cost;
      const along = (here[index - 1] ?? Number.POSITIVE_INFINITY) + cost;
      here[index] = Math.min(diagonal, down, along);
      came[row * width + index] = diagonal <= down && diagonal <= along ? both : down <= along ? mine : theirs;
    }
    [before, here] = [here, before];
    if (row % 100 === 99) await breathe();
  }
  return walkBack(came, rows, columns, width, first);
};

const distance = (one: Float32Array, row: number, other: Float32Array, column: number): number => {
  let sum = 0;
  const a = row * coefficients;
  const b = column * coefficients;
  for (let order = 0; order < coefficients; order++) {
    const difference = (one[a + order] ?? 0) - (other[b + order] ?? 0);
    sum += difference * difference;
  }
  return Math.sqrt(sum);
};

const walkBack = (
  came: Uint8Array,
  rows: number,
  columns: number,
  width: number,
  first: (row: number) => number,
): Int32Array => {
  const partner = new Int32Array(rows);
  let row = rows - 1;
  let column = columns - 1;
  while (row >= 0) {
    partner[row] = column;
    const way = came[row * width + column - first(row)];
    if (row === 0 && column === 0) break;
    if (way === theirs || row === 0) column--;
    else {
      row--;
      if (way === both && column > 0) column--;
    }
    column = Math.max(0, column);
  }
  return partner;
};
