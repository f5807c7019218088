import type { PaintRegion } from "../looks/look.ts";
import { noiseAt, type Tile } from "./noise.ts";
import { blankPlanes, type Planes } from "./planes.ts";

/** Displaces pixels by noise, as an unsteady hand does. The alpha moves with them. */
export const warp = (picture: Planes, region: PaintRegion, tile: Tile, reach: number, scale: number): Planes => {
  const { W, H } = picture;
  const out = blankPlanes(W, H);
  const { r, g, b, a } = picture;
  const { r: toR, g: toG, b: toB, a: toA } = out;
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const u = (x + region.x) * scale;
      const v = (y + region.y) * scale;
      const fromX = Math.floor(Math.max(0, Math.min(W - 1, x + noiseAt(tile, u, v) * reach)));
      const fromY = Math.floor(Math.max(0, Math.min(H - 1, y + noiseAt(tile, u + 211, v + 137) * reach)));
      const i = y * W + x;
      const j = fromY * W + fromX;
      toR[i] = r[j] ?? 0;
      toG[i] = g[j] ?? 0;
      toB[i] = b[j] ?? 0;
      toA[i] = a[j] ?? 0;
    }
  return out;
};
