import sharp from "sharp";

/** Converts an image to JPEG; transparent pixels become white. */
export const toJpeg = (image: Uint8Array, quality: number): Promise<Uint8Array> => jpegOf(image, quality).toBuffer();

/** The same, with an XMP packet in it. */
export const toMarkedJpeg = (image: Uint8Array, quality: number, xmp: string): Promise<Uint8Array> =>
  jpegOf(image, quality).withXmp(xmp).toBuffer();

const jpegOf = (image: Uint8Array, quality: number) =>
  sharp(image).flatten({ background: "#ffffff" }).jpeg({ quality, mozjpeg: true });
