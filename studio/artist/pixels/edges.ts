import { at, type Planes } from "./planes.ts";

/** How sharply colours change at every pixel: the strongest of the three channels. */
export const edges = ({ W, H, r, g, b }: Planes): Float32Array => {
  const out = new Float32Array(W * H);
  for (const p of [r, g, b])
    for (let y = 1; y < H - 1; y++)
      for (let x = 1; x < W - 1; x++) {
        const i = y * W + x;
        const nw = at(p, i - W - 1);
        const n = at(p, i - W);
        const ne = at(p, i - W + 1);
        const w = at(p, i - 1);
        const e = at(p, i + 1);
        const sw = at(p, i + W - 1);
        const s = at(p, i + W);
        const se = at(p, i + W + 1);
        const across = ne + 2 * e + se - nw - 2 * w - sw;
        const down = sw + 2 * s + se - nw - 2 * n - ne;
        const m = Math.sqrt(across * across + down * down);
        if (m > at(out, i)) out[i] = m;
      }
  return out;
};
