import sharp from "sharp";
import type { FilmSize } from "#functions/core/media/ports.ts";
import type { PatchPixels } from "../planes/patch.ts";

/** At 1080 pixels of the shorter side; other sizes in proportion. */
const side = 128;
const margin = 36;
const opacity = 0.85;

/** The watermark in the upper right corner. */
export const watermarkPatch = async (png: Uint8Array, { width, height }: FilmSize): Promise<PatchPixels> => {
  const unit = Math.min(width, height) / 1080;
  const pixels = Math.max(8, Math.round(side * unit));
  const rgba = await sharp(png)
    .resize(pixels, pixels, { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .ensureAlpha()
    .raw()
    .toBuffer();
  for (let alpha = 3; alpha < rgba.length; alpha += 4) rgba[alpha] = Math.round((rgba[alpha] ?? 0) * opacity);
  const y = Math.round(margin * unit);
  return { x: width - pixels - y, y, width: pixels, height: pixels, rgba };
};
