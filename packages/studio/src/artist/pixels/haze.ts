import type { PaintRegion } from "../looks/look.ts";
import { luma, mapPixels, type Planes, smoothstep } from "./planes.ts";

/** Haze, strongest at the horizon. */
export const haze = (picture: Planes, { y: top, H, night, indoors }: PaintRegion, strength: number): Planes => {
  if (indoors) return picture;
  const [r, g, b] = night ? [0.2, 0.26, 0.4] : [0.8, 0.83, 0.86];
  return mapPixels(picture, (p, _x, y) => {
    const v = (y + top) / H;
    const thick = strength * smoothstep(0.2, 0.56, v) * smoothstep(0.86, 0.6, v);
    const l = luma(p);
    const air = Math.max(l, night ? 0 : 0.55) / (night ? 0.5 : 0.83);
    p.r += (r * air - p.r) * thick;
    p.g += (g * air - p.g) * thick;
    p.b += (b * air - p.b) * thick;
  });
};
