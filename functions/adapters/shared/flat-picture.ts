import sharp from "sharp";
import type { Layer, LayeredPicture, Sprite } from "#functions/core/media/ports.ts";

/** A photo may have many more pixels than a film shows. */
const maxSide = 3_840;

/** A picture file as a picture of one opaque layer. */
export const flatPicture = async (image: Uint8Array): Promise<LayeredPicture> => {
  const opaque = sharp(image)
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#000000" })
    .ensureAlpha();
  const { data, info } = await opaque.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, layers: [stillLayer(1, { x: 0, y: 0, width, height, rgba: data })] };
};

/** A layer of one sprite without animation or travel. */
export const stillLayer = (depth: number, sprite: Sprite): Layer => ({
  depth,
  frames: [sprite],
  rate: 0,
  travel: { x: 0, y: 0 },
});
