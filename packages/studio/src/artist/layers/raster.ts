import { Resvg } from "@resvg/resvg-js";
import type { Box } from "../composition/picture-set.ts";
import type { SvgArt } from "../shapes/svg.ts";

/** The pixels of a box of the picture, with premultiplied alpha as resvg returns them. */
export interface Raster extends Box {
  readonly rgba: Uint8Array;
}

/** Renders the part of an SVG that lies in the box. */
export const rasterise = (art: SvgArt, definitions: string, box: Box): Raster => {
  const { x, y, width, height } = box;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"><defs>${definitions}</defs>${opacityToFillAndStroke(art)}</svg>`;
  // Loading the system's fonts takes half a second, and there is no text.
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return { x, y, width, height, rgba: image.pixels };
};

/**
 * Replaces `opacity` of single shapes by fill and stroke opacity, which needs no layer in resvg. That is faster, and resvg
 * aborts the process on a layer far outside of its canvas. Groups keep their opacity, so they must not lie there.
 */
const opacityToFillAndStroke = (art: SvgArt): SvgArt =>
  art.replaceAll(/<(?:ellipse|path|rect|circle) [^>]*? opacity="([^"]*)"[^>]*>/g, (element, opacity: string) =>
    /(?:fill|stroke)-opacity=/.test(element)
      ? element
      : element.replace(` opacity="${opacity}"`, ` fill-opacity="${opacity}" stroke-opacity="${opacity}"`),
  );

/** The part of a box inside the picture, in whole pixels. Undefined if there is none. */
export const clipToPicture = (box: Box, width: number, height: number): Box | undefined => {
  const x = Math.max(0, Math.floor(box.x));
  const y = Math.max(0, Math.floor(box.y));
  const right = Math.min(width, Math.ceil(box.x + box.width));
  const bottom = Math.min(height, Math.ceil(box.y + box.height));
  return right > x && bottom > y ? { x, y, width: right - x, height: bottom - y } : undefined;
};

/** The bounds of all pixels that are not transparent. Undefined if there are none. */
export const visibleBounds = ({ x, y, width, height, rgba }: Raster): Box | undefined => {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let row = 0; row < height; row++) {
    const line = row * width * 4 + 3;
    let first = 0;
    while (first < width && (rgba[line + first * 4] ?? 0) < 3) first++;
    if (first === width) continue;
    let last = width - 1;
    while ((rgba[line + last * 4] ?? 0) < 3) last--;
    if (first < left) left = first;
    if (last > right) right = last;
    if (row < top) top = row;
    bottom = row;
  }
  return right < 0 ? undefined : { x: x + left, y: y + top, width: right - left + 1, height: bottom - top + 1 };
};

export const unionOfBoxes = (a: Box, b: Box): Box => {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
};

/** A copy of a part, transparent outside of the source. */
export const crop = (from: Raster, box: Box): Raster => {
  const rgba = new Uint8Array(box.width * box.height * 4);
  const left = Math.max(from.x, box.x);
  const right = Math.min(from.x + from.width, box.x + box.width);
  const bottom = Math.min(from.y + from.height, box.y + box.height);
  if (right > left)
    for (let y = Math.max(from.y, box.y); y < bottom; y++) {
      const start = ((y - from.y) * from.width + left - from.x) * 4;
      rgba.set(from.rgba.subarray(start, start + (right - left) * 4), ((y - box.y) * box.width + left - box.x) * 4);
    }
  return { ...box, rgba };
};

/** Composites `over` onto `under` in place, where they overlap. */
export const compositeOver = (under: Raster, over: Raster): void => {
  const [bottom, top] = [under.rgba, over.rgba];
  const left = Math.max(under.x, over.x);
  const right = Math.min(under.x + under.width, over.x + over.width);
  for (let y = Math.max(under.y, over.y); y < Math.min(under.y + under.height, over.y + over.height); y++) {
    let i = ((y - under.y) * under.width + left - under.x) * 4;
    let j = ((y - over.y) * over.width + left - over.x) * 4;
    for (let x = left; x < right; x++, i += 4, j += 4) {
      const alpha = top[j + 3] ?? 0;
      if (alpha === 0) continue;
      if (alpha === 255) {
        bottom[i] = top[j] ?? 0;
        bottom[i + 1] = top[j + 1] ?? 0;
        bottom[i + 2] = top[j + 2] ?? 0;
        bottom[i + 3] = 255;
        continue;
      }
      const rest = 1 - alpha / 255;
      bottom[i] = (top[j] ?? 0) + (bottom[i] ?? 0) * rest;
      bottom[i + 1] = (top[j + 1] ?? 0) + (bottom[i + 1] ?? 0) * rest;
      bottom[i + 2] = (top[j + 2] ?? 0) + (bottom[i + 2] ?? 0) * rest;
      bottom[i + 3] = alpha + (bottom[i + 3] ?? 0) * rest;
    }
  }
};
