import { boxColumns, boxRows } from "./blur.ts";
import { blankPlanes, lumaOf, type Planes } from "./planes.ts";

/**
 * Kuwahara filter: smooths within shapes and keeps their edges. Every pixel takes the mean of the four squares around
 * it, weighted by their evenness. Box sums make its cost independent of the radius.
 */
export const kuwahara = (picture: Planes, radius: number): Planes => {
  const { W, H } = picture;
  const n = W * H;
  const h = Math.max(1, Math.round(radius) >> 1);
  const scratch = new Float32Array(n);
  const box = (plane: Float32Array, out: Float32Array = new Float32Array(n)): Float32Array => {
    boxRows(plane, scratch, W, H, h);
    boxColumns(scratch, out, W, H, h);
    return out;
  };
  const light = lumaOf(picture);
  const squared = new Float32Array(n);
  for (let i = 0; i < n; i++) squared[i] = (light[i] ?? 0) ** 2;
  const mean = box(light, light);
  // First the mean of squares, then the weight of each square: high where the variance is low.
  const calm = box(squared, squared);
  for (let i = 0; i < n; i++) {
    const variance = (calm[i] ?? 0) - (mean[i] ?? 0) ** 2;
    calm[i] = 1 / (1e-4 + variance * variance * 900);
  }
  const r = box(picture.r);
  const g = box(picture.g);
  const b = box(picture.b);
  const out = blankPlanes(W, H);
  out.a.set(picture.a);
  const { r: toR, g: toG, b: toB } = out;
  for (let y = 0; y < H; y++) {
    const above = Math.max(0, y - h) * W;
    const below = Math.min(H - 1, y + h) * W;
    for (let x = 0; x < W; x++) {
      const left = x < h ? 0 : x - h;
      const right = x + h >= W ? W - 1 : x + h;
      const i0 = above + left;
      const i1 = above + right;
      const i2 = below + left;
      const i3 = below + right;
      const w0 = calm[i0] ?? 0;
      const w1 = calm[i1] ?? 0;
      const w2 = calm[i2] ?? 0;
      const w3 = calm[i3] ?? 0;
      const k = 1 / (w0 + w1 + w2 + w3);
      const i = y * W + x;
      toR[i] = ((r[i0] ?? 0) * w0 + (r[i1] ?? 0) * w1 + (r[i2] ?? 0) * w2 + (r[i3] ?? 0) * w3) * k;
      toG[i] = ((g[i0] ?? 0) * w0 + (g[i1] ?? 0) * w1 + (g[i2] ?? 0) * w2 + (g[i3] ?? 0) * w3) * k;
      toB[i] = ((b[i0] ?? 0) * w0 + (b[i1] ?? 0) * w1 + (b[i2] ?? 0) * w2 + (b[i3] ?? 0) * w3) * k;
    }
  }
  return out;
};
