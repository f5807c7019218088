import { at } from "./planes.ts";

/** Box blur. Two passes approximate a Gaussian, and the cost does not depend on the radius. */
export const blur = (plane: Float32Array, W: number, H: number, radius: number, times = 2): Float32Array => {
  const R = Math.max(1, Math.round(radius));
  const from: Float32Array = new Float32Array(plane);
  const to: Float32Array = new Float32Array(plane.length);
  for (let i = 0; i < times; i++) {
    boxRows(from, to, W, H, R);
    boxColumns(to, from, W, H, R);
  }
  return from;
};

export const boxRows = (from: Float32Array, to: Float32Array, W: number, H: number, R: number): void => {
  const k = 1 / (2 * R + 1);
  for (let y = 0; y < H; y++) {
    const o = y * W;
    let sum = at(from, o) * (R + 1);
    for (let x = 1; x <= R; x++) sum += at(from, o + Math.min(W - 1, x));
    for (let x = 0; x < W; x++) {
      to[o + x] = sum * k;
      sum += at(from, o + (x + R + 1 < W ? x + R + 1 : W - 1)) - at(from, o + Math.max(x - R, 0));
    }
  }
};

export const boxColumns = (from: Float32Array, to: Float32Array, W: number, H: number, R: number): void => {
  const k = 1 / (2 * R + 1);
  const sums = new Float32Array(W);
  for (let x = 0; x < W; x++) sums[x] = at(from, x) * (R + 1);
  for (let y = 1; y <= R; y++) {
    const o = Math.min(H - 1, y) * W;
    for (let x = 0; x < W; x++) sums[x] = at(sums, x) + at(from, o + x);
  }
  for (let y = 0; y < H; y++) {
    const o = y * W;
    const next = (y + R + 1 < H ? y + R + 1 : H - 1) * W;
    const last = Math.max(y - R, 0) * W;
    for (let x = 0; x < W; x++) {
      to[o + x] = at(sums, x) * k;
      sums[x] = at(sums, x) + at(from, next + x) - at(from, last + x);
    }
  }
};
