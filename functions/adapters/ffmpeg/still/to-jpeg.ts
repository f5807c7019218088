import sharp from "sharp";

/** Converts an image to JPEG; transparent pixels become white. */
export const toJpeg = async (image: Uint8Array, quality: number): Promise<Uint8Array> =>
  sharp(image).flatten({ background: "#ffffff" }).jpeg({ quality, mozjpeg: true }).toBuffer();
