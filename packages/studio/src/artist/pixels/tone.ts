import type { PaintRegion } from "../looks/look.ts";
import { blur } from "./blur.ts";
import { noiseAt, type Tile } from "./noise.ts";
import type { Planes } from "./planes.ts";
import { enlarge, halfPlane } from "./resize.ts";

// Nearly every look uses these filters on every frame. Loops of their own are three times faster than `mapPixels`.

export const saturation = (picture: Planes, factor: number): Planes => {
  const { r, g, b, a } = picture;
  for (let i = 0; i < a.length; i++) {
    if ((a[i] ?? 0) === 0) continue;
    const red = r[i] ?? 0;
    const green = g[i] ?? 0;
    const blue = b[i] ?? 0;
    const l = 0.299 * red + 0.587 * green + 0.114 * blue;
    r[i] = l + (red - l) * factor;
    g[i] = l + (green - l) * factor;
    b[i] = l + (blue - l) * factor;
  }
  return picture;
};

/** Applies a tone curve to every channel, by a lookup table. */
export const curve = (picture: Planes, bend: (v: number) => number): Planes => {
  const steps = 1024;
  const table = Float32Array.from({ length: steps + 1 }, (_, i) => bend(i / steps));
  for (const plane of [picture.r, picture.g, picture.b]) lookUp(plane, table, steps);
  return picture;
};

const lookUp = (plane: Float32Array, table: Float32Array, steps: number): void => {
  for (let i = 0; i < plane.length; i++) {
    const v = plane[i] ?? 0;
    plane[i] = table[v <= 0 ? 0 : v >= 1 ? steps : Math.floor(v * steps)] ?? 0;
  }
};
/** A tone curve: a share of an S-curve. */
export const contrast =
  (share: number) =>
  (x: number): number =>
    x + (x * x * (3 - 2 * x) - x) * share;

/** Multiplies by a noise texture that is fixed to the whole picture. */
export const texture = (picture: Planes, region: PaintRegion, tile: Tile, strength: number, scale = 1): Planes => {
  const { W, H, r, g, b, a } = picture;
  for (let y = 0, i = 0; y < H; y++)
    for (let x = 0; x < W; x++, i++) {
      if ((a[i] ?? 0) === 0) continue;
      const n = 1 + noiseAt(tile, (x + region.x) * scale, (y + region.y) * scale) * strength;
      r[i] = (r[i] ?? 0) * n;
      g[i] = (g[i] ?? 0) * n;
      b[i] = (b[i] ?? 0) * n;
    }
  return picture;
};

export const grain = (picture: Planes, region: PaintRegion, tile: Tile, strength: number): Planes => {
  const { W, H, r, g, b, a } = picture;
  for (let y = 0, i = 0; y < H; y++)
    for (let x = 0; x < W; x++, i++) {
      if ((a[i] ?? 0) === 0) continue;
      const n = noiseAt(tile, x + region.x, y + region.y) * strength;
      r[i] = (r[i] ?? 0) + n;
      g[i] = (g[i] ?? 0) + n;
      b[i] = (b[i] ?? 0) + n;
    }
  return picture;
};

type Rgb = readonly [number, number, number];
/** Darkens towards the corners of the whole picture. The colour is what it fades to. */
export const vignette = (
  picture: Planes,
  region: PaintRegion,
  strength: number,
  [red, green, blue]: Rgb = [0, 0, 0.03],
): Planes => {
  const { W, H, r, g, b, a } = picture;
  const [cx, cy] = [region.W / 2, region.H / 2];
  const far = 1 / (cx * cx + cy * cy);
  for (let y = 0, i = 0; y < H; y++)
    for (let x = 0; x < W; x++, i++) {
      if ((a[i] ?? 0) === 0) continue;
      const d = ((x + region.x - cx) ** 2 + (y + region.y - cy) ** 2) * far;
      const v = strength * d * d * (1.6 - 0.6 * d);
      r[i] = (r[i] ?? 0) + (red - (r[i] ?? 0)) * v;
      g[i] = (g[i] ?? 0) + (green - (g[i] ?? 0)) * v;
      b[i] = (b[i] ?? 0) + (blue - (b[i] ?? 0)) * v;
    }
  return picture;
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
      const v = small[i] ?? 0;
      small[i] = (Math.max(0, v - threshold) / (1 - threshold)) * v;
    }
    const halo = enlarge(blur(small, w, h, Math.max(2, (radius * region.u) / 2)), w, h, W, H);
    for (let i = 0; i < plane.length; i++)
      plane[i] = 1 - (1 - Math.min(1, plane[i] ?? 0)) * (1 - Math.min(1, (halo[i] ?? 0) * k));
  }
  return picture;
};
