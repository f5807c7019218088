import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { coefficients } from "./cepstra.ts";

const bothStep = 0;
const ownStep = 1;
const otherStep = 2;

/** The maximum time shift between the two recordings, in frames: an eighth of the length, within these bounds. */
const minBand = 200;
const maxBand = 3000;
const bandFor = (frames: number): number => Math.min(maxBand, Math.max(minBand, Math.round(frames / 8)));

/**
 * Dynamic time warping: returns for each frame of one sound the matching frame of the other. Only a band around the
 * diagonal is computed (Sakoe-Chiba), so that a minute needs megabytes and not gigabytes, and time and memory are linear
 * in the length of long recordings.
 */
export const alignFrames = async (one: Float32Array, other: Float32Array): Promise<Int32Array> => {
  const rows = one.length / coefficients;
  const columns = other.length / coefficients;
  const band = bandFor(columns);
  const width = 2 * band + 1;
  const first = (row: number): number => Math.round((row * columns) / rows) - band;
  const steps = new Uint8Array(rows * width);
  let before = new Float32Array(width).fill(Number.POSITIVE_INFINITY);
  let here = new Float32Array(width);
  for (let row = 0; row < rows; row++) {
    const start = first(row);
    const shift = start - first(row - 1);
    here.fill(Number.POSITIVE_INFINITY);
    for (let index = Math.max(0, -start); index < width && start + index < columns; index++) {
      const cost = distance(one, row, other, start + index);
      const corner = row === 0 && start + index === 0;
      // A diagonal step covers a frame of both sounds, so it costs more.
      const diagonal = (corner ? 0 : (before[index + shift - 1] ?? Number.POSITIVE_INFINITY)) + cost * 1.4;
      const down = (before[index + shift] ?? Number.POSITIVE_INFINITY) + cost;
      const along = (here[index - 1] ?? Number.POSITIVE_INFINITY) + cost;
      here[index] = Math.min(diagonal, down, along);
      steps[row * width + index] =
        diagonal <= down && diagonal <= along ? bothStep : down <= along ? ownStep : otherStep;
    }
    [before, here] = [here, before];
    if (row % 100 === 99) await yieldToEventLoop();
  }
  return tracePath(steps, rows, columns, width, first);
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

const tracePath = (
  steps: Uint8Array,
  rows: number,
  columns: number,
  width: number,
  first: (row: number) => number,
): Int32Array => {
  const match = new Int32Array(rows);
  let row = rows - 1;
  let column = columns - 1;
  while (row >= 0) {
    match[row] = column;
    const step = steps[row * width + column - first(row)];
    if (row === 0 && column === 0) break;
    if (step === otherStep || row === 0) column--;
    else {
      row--;
      if (step === bothStep && column > 0) column--;
    }
    column = Math.max(0, column);
  }
  return match;
};
