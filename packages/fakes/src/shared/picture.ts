import sharp from "sharp";

export interface PictureOrder {
  readonly width: number;
  readonly height: number;
  /** A blank picture has one colour; a draft is what a model draws while it thinks. */
  readonly kind?: "drawn" | "blank" | "draft";
}

/** Longest side in pixels. Small, because tests draw many; the shape is the requested one. */
const longestSide = 512;

/** A PNG of the requested shape: a sun in the sky. */
export const makePicture = async ({ width, height, kind = "drawn" }: PictureOrder): Promise<Buffer> => {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`;
  const sky = `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#204080"/><stop offset="1" stop-color="#f0b060"/></linearGradient>`;
  const shapes = {
    blank: "",
    drawn: `<defs>${sky}</defs><rect width="100%" height="100%" fill="url(#sky)"/><circle cx="50%" cy="40%" r="12%" fill="#fff4d0"/>`,
    draft: `<rect width="50%" height="100%" fill="#ff0000"/>`,
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes[kind]}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: "#808080" }).png({ compressionLevel: 1 }).toBuffer();
};

/** Bytes that no decoder reads as a picture. */
export const brokenPicture = Buffer.from("not a picture");
