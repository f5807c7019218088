import type { Planes } from "./planes.ts";

export const halfPlane = (plane: Float32Array, W: number, H: number): Float32Array => {
  const w = W >> 1;
  const h = H >> 1;
  const out = new Float32Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = 2 * y * W + 2 * x;
      out[y * w + x] = ((plane[i] ?? 0) + (plane[i + 1] ?? 0) + (plane[i + W] ?? 0) + (plane[i + W + 1] ?? 0)) * 0.25;
    }
  return out;
};

export const enlarge = (plane: Float32Array, w: number, h: number, W: number, H: number): Float32Array => {
  const out = new Float32Array(W * H);
  const columns = new Int32Array(W);
  const shares = new Float32Array(W);
  for (let x = 0; x < W; x++) {
    const u = Math.min(w - 1.001, Math.max(0, ((x + 0.5) * w) / W - 0.5));
    columns[x] = Math.floor(u);
    shares[x] = u - Math.floor(u);
  }
  for (let y = 0; y < H; y++) {
    const v = Math.min(h - 1.001, Math.max(0, ((y + 0.5) * h) / H - 0.5));
    const top = Math.floor(v) * w;
    const down = v - Math.floor(v);
    for (let x = 0; x < W; x++) {
      const i = top + (columns[x] ?? 0);
      const q = shares[x] ?? 0;
      const a = (plane[i] ?? 0) + ((plane[i + 1] ?? 0) - (plane[i] ?? 0)) * q;
      const b = (plane[i + w] ?? 0) + ((plane[i + w + 1] ?? 0) - (plane[i + w] ?? 0)) * q;
      out[y * W + x] = a + (b - a) * down;
    }
  }
  return out;
};

/** Runs a soft filter at half the size, which is a quarter of the work. */
export const atHalf = (picture: Planes, work: (small: Planes) => Planes): Planes => {
  const { W, H, a } = picture;
  if (W < 16 || H < 16) return work(picture);
  const small = work({
    W: W >> 1,
    H: H >> 1,
    r: halfPlane(picture.r, W, H),
    g: halfPlane(picture.g, W, H),
    b: halfPlane(picture.b, W, H),
    a: halfPlane(a, W, H),
  });
  const up = (plane: Float32Array): Float32Array => enlarge(plane, small.W, small.H, W, H);
  return { W, H, r: up(small.r), g: up(small.g), b: up(small.b), a: up(small.a) };
};
