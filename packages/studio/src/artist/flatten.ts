import sharp from "sharp";
import { compositeOver, type Raster } from "./layers/raster.ts";
import type { LayeredPicture, Sprite } from "./picture.ts";

/** Composites all layers at their first frame. Returns a PNG. */
export const flatten = async ({ width, height, layers }: LayeredPicture): Promise<Uint8Array> => {
  const flat: Raster = { x: 0, y: 0, width, height, rgba: new Uint8Array(width * height * 4) };
  for (const { frames } of layers) if (frames[0]) compositeOver(flat, premultiplied(frames[0]));
  return sharp(flat.rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer();
};

const premultiplied = (sprite: Sprite): Raster => {
  const rgba = new Uint8Array(sprite.rgba);
  for (let i = 0; i < rgba.length; i += 4) {
    const share = (rgba[i + 3] ?? 0) / 255;
    if (share === 1) continue;
    for (let c = 0; c < 3; c++) rgba[i + c] = (rgba[i + c] ?? 0) * share;
  }
  return { ...sprite, rgba };
};
