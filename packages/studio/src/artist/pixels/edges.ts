import { at, type Planes } from "./planes.ts";

/** Sobel edge strength, on a weighted sum of the channels that separates most hues. */
export const edges = ({ W, H, r, g, b }: Planes): Float32Array => {
  const p = new Float32Array(W * H);
  for (let i = 0; i < p.length; i++) p[i] = 0.7 * at(r, i) + 0.5 * at(g, i) + 0.1 * at(b, i);
  const out = new Float32Array(W * H);
  for (let y = 1; y < H - 1; y++)
    for (let x = 1; x < W - 1; x++) {
      const i = y * W + x;
      const nw = at(p, i - W - 1);
      const ne = at(p, i - W + 1);
      const sw = at(p, i + W - 1);
      const se = at(p, i + W + 1);
      const across = ne + 2 * at(p, i + 1) + se - nw - 2 * at(p, i - 1) - sw;
      const down = sw + 2 * at(p, i + W) + se - nw - 2 * at(p, i - W) - ne;
      out[i] = Math.sqrt(across * across + down * down);
    }
  return out;
};
