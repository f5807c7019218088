import sharp, { type Sharp } from "sharp";

/** Converts an image to JPEG; transparent pixels become white. */
export const toJpeg = (image: Uint8Array, quality: number): Promise<Uint8Array> =>
  jpegOf(sharp(image), quality).toBuffer();

/** Pixels with straight alpha. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** Pixels as a JPEG with an XMP packet; transparent ones become white. */
export const toMarkedJpeg = ({ width, height, rgba }: Pixels, quality: number, xmp: string): Promise<Uint8Array> =>
  jpegOf(sharp(rgba, { raw: { width, height, channels: 4 } }), quality)
    .withXmp(xmp)
    .toBuffer();

const jpegOf = (image: Sharp, quality: number): Sharp =>
  image.flatten({ background: "#ffffff" }).jpeg({ quality, mozjpeg: true });
