import type { Paint, PaintRegion } from "../looks/look.ts";
import type { Sprite } from "../picture.ts";
import { blankPlanes, type Planes } from "../pixels/planes.ts";
import { compositeOver, crop, type Raster } from "./raster.ts";

/**
 * Paints one layer in the look: composites it over what is behind it, paints the result, and cuts the layer out again
 * with its own alpha. Without the background, filters would give a moving layer a dark halo.
 */
export const paintLayer = (layer: Raster, under: Raster, paint: Paint, region: PaintRegion, veil?: Raster): Sprite => {
  const { x, y, width, height } = layer;
  const whole = crop(under, layer);
  compositeOver(whole, layer);
  if (veil) compositeOver(whole, veil);
  const painted = paint(toPlanes(whole, layer.rgba), { ...region, x, y });
  return { x, y, width, height, rgba: toBytes(painted) };
};

/** Paints the opaque backmost layer. `veil` are light rays, composited over every layer. */
export const paintPlate = (plate: Raster, paint: Paint, region: PaintRegion, veil?: Raster): Sprite => {
  const { x, y, width, height } = plate;
  const whole = crop(plate, plate);
  if (veil) compositeOver(whole, veil);
  const painted = paint(toPlanes(whole, undefined), { ...region, x, y, plate: true });
  return { x, y, width, height, rgba: toBytes(painted) };
};

/** Each byte as a share of 255. */
const shares = Float32Array.from({ length: 256 }, (_, byte) => byte / 255);

const toPlanes = ({ width, height, rgba }: Raster, alpha: Uint8Array | undefined): Planes => {
  const planes = blankPlanes(width, height);
  const { r, g, b, a } = planes;
  for (let i = 0, j = 0; i < r.length; i++, j += 4) {
    r[i] = shares[rgba[j] ?? 0] ?? 0;
    g[i] = shares[rgba[j + 1] ?? 0] ?? 0;
    b[i] = shares[rgba[j + 2] ?? 0] ?? 0;
  }
  if (alpha) for (let i = 0, j = 3; i < a.length; i++, j += 4) a[i] = shares[alpha[j] ?? 0] ?? 0;
  else a.fill(1);
  return planes;
};

const toBytes = ({ r, g, b, a }: Planes): Uint8Array => {
  const bytes = new Uint8ClampedArray(r.length * 4);
  for (let i = 0, j = 0; i < r.length; i++, j += 4) {
    bytes[j] = (r[i] ?? 0) * 255;
    bytes[j + 1] = (g[i] ?? 0) * 255;
    bytes[j + 2] = (b[i] ?? 0) * 255;
    bytes[j + 3] = (a[i] ?? 0) * 255;
  }
  return new Uint8Array(bytes.buffer);
};

/** Mean brightness from 0 to 1, sampled at every 97th pixel. */
export const brightnessOf = ({ rgba }: Raster): number => {
  let sum = 0;
  let count = 0;
  for (let i = 1; i < rgba.length; i += 97 * 4, count++) sum += rgba[i] ?? 0;
  return sum / count / 255;
};
