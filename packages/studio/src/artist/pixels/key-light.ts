import type { PaintRegion } from "../looks/look.ts";
import { mapPixels, type Planes, smoothstep } from "./planes.ts";

/** Warm and bright around the sun or moon, cool and dark in the far corner. */
export const fallOff = (
  picture: Planes,
  { x: left, y: top, W, H, orbX, orbY, night }: PaintRegion,
  strength: number,
): Planes => {
  const reach = Math.hypot(W, H) * 0.85;
  const share = night ? strength * 0.6 : strength;
  return mapPixels(picture, (p, x, y) => {
    const lit = 1 - smoothstep(0.05, 1, Math.hypot(x + left - orbX, y + top - orbY) / reach);
    const gain = 1 + share * (lit - 0.8);
    const warm = share * 0.16 * (lit - 0.5);
    p.r *= gain + warm;
    p.g *= gain;
    p.b *= gain - warm;
  });
};

/** Side light: the half turned away from it is darker and cooler, and so is the lower part. */
export const sideLight = (picture: Planes, { x: left, orbX, night }: PaintRegion, strength: number): Planes => {
  const { W, H } = picture;
  const toRight = orbX > left + W / 2;
  const share = night ? strength * 0.7 : strength;
  return mapPixels(picture, (p, x, y) => {
    const across = toRight ? 1 - x / W : x / W;
    const away = smoothstep(0.36, 0.72, across);
    const low = smoothstep(0.55, 0.98, y / H);
    const gain = 1 + share * (0.16 - 0.46 * away - 0.22 * low);
    const cool = share * 0.08 * away;
    p.r *= gain - cool + share * 0.05 * (1 - away);
    p.g *= gain;
    p.b *= gain + cool - share * 0.04 * (1 - away);
  });
};
