import type { PaintRegion } from "../looks/look.ts";
import { blur } from "./blur.ts";
import { mapPixels, type Planes } from "./planes.ts";

interface Body {
  /** Steepness of the edges, strength of the highlight, and brightness in the shade. */
  readonly height: number;
  readonly shine: number;
  readonly base: number;
}

/** Shades a shape as a rounded body. Its blurred alpha is the height map. */
export const inflate = (picture: Planes, { u, orbX, x }: PaintRegion, { height, shine, base }: Body): Planes => {
  const { W, H, a } = picture;
  const wide = blur(a, W, H, 16 * u);
  const near = blur(a, W, H, 5 * u);
  const side = orbX > x + W / 2 ? 1 : -1;
  const [lx, ly, lz] = [0.5 * side, -0.62, 0.6];
  return mapPixels(picture, (p, px, py, i) => {
    if (px === 0 || py === 0 || px === W - 1 || py === H - 1) return;
    const gx = slope(wide, i, 1) * height * u + slope(near, i, 1) * 3 * u;
    const gy = slope(wide, i, W) * height * u + slope(near, i, W) * 3 * u;
    const k = 1 / Math.sqrt(gx * gx + gy * gy + 1);
    const diffuse = -gx * k * lx - gy * k * ly + k * lz;
    const mirrored = 2 * diffuse * k - lz;
    const gloss = Math.max(0, mirrored) ** 20 * shine * (k < 0.97 ? 1 : 0.2);
    const light = base + (1.26 - base) * Math.max(0, diffuse);
    p.r = p.r * light + gloss;
    p.g = p.g * light + gloss;
    p.b = p.b * light * 1.01 + gloss;
  });
};

const slope = (plane: Float32Array, i: number, step: number): number => (plane[i + step] ?? 0) - (plane[i - step] ?? 0);
