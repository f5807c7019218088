import sharp from "sharp";
import type { Raster } from "./raster.ts";

/** Blurs premultiplied pixels. sharp expects straight alpha: premultiplied input would give dark edges. */
export const blurRaster = async (raster: Raster, sigma: number): Promise<Raster> => {
  if (sigma < 0.3) return raster;
  const { width, height } = raster;
  const straight = new Uint8Array(raster.rgba);
  for (let i = 0; i < straight.length; i += 4) {
    const alpha = straight[i + 3] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let c = 0; c < 3; c++) straight[i + c] = Math.min(255, ((straight[i + c] ?? 0) * 255) / alpha);
  }
  const blurred = await sharp(straight, { raw: { width, height, channels: 4 } })
    .blur(sigma)
    .raw()
    .toBuffer();
  for (let i = 0; i < blurred.length; i += 4) {
    const share = (blurred[i + 3] ?? 0) / 255;
    for (let c = 0; c < 3; c++) blurred[i + c] = (blurred[i + c] ?? 0) * share;
  }
  return { ...raster, rgba: new Uint8Array(blurred.buffer, blurred.byteOffset, blurred.byteLength) };
};
