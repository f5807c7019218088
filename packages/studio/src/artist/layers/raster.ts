import { Resvg } from "@resvg/resvg-js";
import type { Box } from "../composition/picture-set.ts";
import type { Art } from "../shapes/svg.ts";

/** Pixels of a box of the picture, with premultiplied alpha as the rasteriser gives them. */
export interface Raster extends Box {
  readonly rgba: Uint8Array;
}

/** Draws a piece of art, only what lies in the box. */
export const rasterise = (art: Art, definitions: string, box: Box): Raster => {
  const { x, y, width, height } = box;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"><defs>${definitions}</defs>${opacityToFillAndStroke(art)}</svg>`;
  // Looking for the system's fonts would cost half a second, and nothing here is text.
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return { x, y, width, height, rgba: image.pixels };
};

/**
 * A faint shape is drawn faintly, not on a layer of its own: that is faster, and the rasteriser ends the whole process
 * over a layer that lies far outside of its board. Groups keep theirs, so they must not lie there.
 */
const opacityToFillAndStroke = (art: Art): Art =>
  art.replaceAll(/<(?:ellipse|path|rect|circle) [^>]*? opacity="([^"]*)"[^>]*>/g, (element, opacity: string) =>
    /(?:fill|stroke)-opacity=/.test(element)
      ? element
      : element.replace(` opacity="${opacity}"`, ` fill-opacity="${opacity}" stroke-opacity="${opacity}"`),
  );

/** The part of a box that lies in the picture, in whole pixels; nothing where none does. */
export const clipToPicture = (box: Box, width: number, height: number): Box | undefined => {
  const x = Math.max(0, Math.floor(box.x));
  const y = Math.max(0, Math.floor(box.y));
  const right = Math.min(width, Math.ceil(box.x + box.width));
  const bottom = Math.min(height, Math.ceil(box.y + box.height));
  return right > x && bottom > y ? { x, y, width: right - x, height: bottom - y } : undefined;
};

/** The box of what can be seen at all. */
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

/** A copy of a part; transparent where the part reaches beyond. */
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

/** Lays pixels on others, where they overlap. */
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
      const rest = 1 - alpha / 255;
      bottom[i] = (top[j] ?? 0) + (bottom[i] ?? 0) * rest;
      bottom[i + 1] = (top[j + 1] ?? 0) + (bottom[i + 1] ?? 0) * rest;
      bottom[i + 2] = (top[j + 2] ?? 0) + (bottom[i + 2] ?? 0) * rest;
      bottom[i + 3] = alpha + (bottom[i + 3] ?? 0) * rest;
    }
  }
};
