import sharp from "sharp";

/** Any image as JPEG; what is transparent becomes white, as on a page. */
export const toJpeg = async (image: Uint8Array, quality: number): Promise<Uint8Array> =>
  sharp(image).flatten({ background: "#ffffff" }).jpeg({ quality, mozjpeg: true }).toBuffer();
