import { boxColumns, boxRows } from "./blur.ts";
import { at, blankPlanes, lumaOf, type Planes } from "./planes.ts";

/**
 * Kuwahara filter: smooths within shapes and keeps their edges. Every pixel takes the mean of the four squares around
 * it, weighted by their evenness. Box sums make its cost independent of the radius.
 */
export const kuwahara = (picture: Planes, radius: number): Planes => {
  const { W, H } = picture;
  const n = W * H;
  const h = Math.max(1, Math.round(radius) >> 1);
  const scratch = new Float32Array(n);
  const box = (plane: Float32Array): Float32Array => {
    const out = new Float32Array(n);
    boxRows(plane, scratch, W, H, h);
    boxColumns(scratch, out, W, H, h);
    return out;
  };
  const light = lumaOf(picture);
  const squared = new Float32Array(n);
  for (let i = 0; i < n; i++) squared[i] = at(light, i) ** 2;
  const mean = box(light);
  // First the mean of squares, then the weight of each square: high where the variance is low.
  const calm = box(squared);
  for (let i = 0; i < n; i++) {
    const variance = at(calm, i) - at(mean, i) ** 2;
    calm[i] = 1 / (1e-4 + variance * variance * 900);
  }
  const [r, g, b] = [box(picture.r), box(picture.g), box(picture.b)];
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
      const w0 = at(calm, i0);
      const w1 = at(calm, i1);
      const w2 = at(calm, i2);
      const w3 = at(calm, i3);
      const k = 1 / (w0 + w1 + w2 + w3);
      const i = y * W + x;
      toR[i] = (at(r, i0) * w0 + at(r, i1) * w1 + at(r, i2) * w2 + at(r, i3) * w3) * k;
      toG[i] = (at(g, i0) * w0 + at(g, i1) * w1 + at(g, i2) * w2 + at(g, i3) * w3) * k;
      toB[i] = (at(b, i0) * w0 + at(b, i1) * w1 + at(b, i2) * w2 + at(b, i3) * w3) * k;
    }
  }
  return out;
};
