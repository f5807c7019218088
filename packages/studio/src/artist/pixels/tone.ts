import type { PaintRegion } from "../looks/look.ts";
import { blur } from "./blur.ts";
import { noiseAt, type Tile } from "./noise.ts";
import { at, luma, mapPixels, type Planes } from "./planes.ts";
import { enlarge, halfPlane } from "./resize.ts";

export const saturation = (picture: Planes, factor: number): Planes =>
  mapPixels(picture, (p) => {
    const l = luma(p);
    p.r = l + (p.r - l) * factor;
    p.g = l + (p.g - l) * factor;
    p.b = l + (p.b - l) * factor;
  });

/** Applies a tone curve to every channel, by a lookup table. */
export const curve = (picture: Planes, bend: (v: number) => number): Planes => {
  const steps = 1024;
  const table = Float32Array.from({ length: steps + 1 }, (_, i) => bend(i / steps));
  for (const plane of [picture.r, picture.g, picture.b])
    for (let i = 0; i < plane.length; i++) {
      const v = at(plane, i);
      plane[i] = at(table, v <= 0 ? 0 : v >= 1 ? steps : Math.floor(v * steps));
    }
  return picture;
};
/** A tone curve: a share of an S-curve. */
export const contrast =
  (share: number) =>
  (x: number): number =>
    x + (x * x * (3 - 2 * x) - x) * share;

/** Multiplies by a noise texture that is fixed to the whole picture. */
export const texture = (picture: Planes, region: PaintRegion, tile: Tile, strength: number, scale = 1): Planes =>
  mapPixels(picture, (p, x, y) => {
    const n = 1 + noiseAt(tile, (x + region.x) * scale, (y + region.y) * scale) * strength;
    p.r *= n;
    p.g *= n;
    p.b *= n;
  });

export const grain = (picture: Planes, region: PaintRegion, tile: Tile, strength: number): Planes =>
  mapPixels(picture, (p, x, y) => {
    const n = noiseAt(tile, x + region.x, y + region.y) * strength;
    p.r += n;
    p.g += n;
    p.b += n;
  });

type Rgb = readonly [number, number, number];
/** Darkens towards the corners of the whole picture. The colour is what it fades to. */
export const vignette = (
  picture: Planes,
  region: PaintRegion,
  strength: number,
  [r, g, b]: Rgb = [0, 0, 0.03],
): Planes => {
  const [cx, cy] = [region.W / 2, region.H / 2];
  const far = 1 / (cx * cx + cy * cy);
  return mapPixels(picture, (p, x, y) => {
    const d = ((x + region.x - cx) ** 2 + (y + region.y - cy) ** 2) * far;
    const v = strength * d * d * (1.6 - 0.6 * d);
    p.r += (r - p.r) * v;
    p.g += (g - p.g) * v;
    p.b += (b - p.b) * v;
  });
};

/** Adds a glow around bright pixels of the plate. A bright picture gets less, or it would turn white. */
export const bloom = (picture: Planes, region: PaintRegion, { from = 0.6, strength = 0.55, radius = 18 }): Planes => {
  if (!region.plate) return picture;
  const { W, H } = picture;
  const threshold = Math.max(from, Math.min(0.93, region.brightness + 0.22));
  const k = strength * Math.max(0.25, Math.min(1, 1.45 - region.brightness * 1.6));
  const [w, h] = [W >> 2, H >> 2];
  if (w < 4 || h < 4) return picture;
  for (const plane of [picture.r, picture.g, picture.b]) {
    const small = halfPlane(halfPlane(plane, W, H), W >> 1, H >> 1);
    for (let i = 0; i < small.length; i++) {
      const v = at(small, i);
      small[i] = (Math.max(0, v - threshold) / (1 - threshold)) * v;
    }
    const halo = enlarge(blur(small, w, h, Math.max(2, (radius * region.u) / 2)), w, h, W, H);
    for (let i = 0; i < plane.length; i++)
      plane[i] = 1 - (1 - Math.min(1, at(plane, i))) * (1 - Math.min(1, at(halo, i) * k));
  }
  return picture;
};
