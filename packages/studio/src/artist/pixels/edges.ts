import type { Planes } from "./planes.ts";

/** Sobel edge strength, on a weighted sum of the channels that separates most hues. */
export const edges = ({ W, H, r, g, b }: Planes): Float32Array => {
  const p = new Float32Array(W * H);
  for (let i = 0; i < p.length; i++) p[i] = 0.7 * (r[i] ?? 0) + 0.5 * (g[i] ?? 0) + 0.1 * (b[i] ?? 0);
  const out = new Float32Array(W * H);
  for (let y = 1; y < H - 1; y++)
    for (let x = 1; x < W - 1; x++) {
      const i = y * W + x;
      const nw = p[i - W - 1] ?? 0;
      const ne = p[i - W + 1] ?? 0;
      const sw = p[i + W - 1] ?? 0;
      const se = p[i + W + 1] ?? 0;
      const across = ne + 2 * (p[i + 1] ?? 0) + se - nw - 2 * (p[i - 1] ?? 0) - sw;
      const down = sw + 2 * (p[i + W] ?? 0) + se - nw - 2 * (p[i - W] ?? 0) - ne;
      out[i] = Math.sqrt(across * across + down * down);
    }
  return out;
};
