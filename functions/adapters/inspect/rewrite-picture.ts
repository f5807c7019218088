import sharp, { type Sharp } from "sharp";
import type { Inspector, PictureKind, Square } from "#functions/core/asset/ports.ts";
import { damaged, guarded } from "./measure-picture.ts";

/** Longer than any picture within the limits takes. */
const seconds = 15;

/**
 * Decodes a picture and encodes its pixels: turned as it is seen, in sRGB, without metadata and without a byte that
 * is no pixel.
 */
export const rewritePicture: Inspector["rewritePicture"] = async (bytes, kind, square) => {
  try {
    const upright = sharp(bytes, guarded(kind)).autoOrient();
    const squared = square ? await intoSquare(upright, square) : upright;
    const { data, info } = await written(squared, kind).timeout({ seconds }).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
  } catch {
    throw damaged();
  }
};

const written = (image: Sharp, kind: PictureKind): Sharp => {
  switch (kind) {
    case "png":
      return image.png();
    case "jpg":
      return image.jpeg({ quality: 90 });
    case "gif":
      return image.gif();
  }
};

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** Around a figure that is cut out nothing is added; around a photograph, its own border mirrored. */
const intoSquare = async (image: Sharp, { side, by }: Square): Promise<Sharp> => {
  if (by === "cutting") return image.resize(side, side, { fit: "cover" });
  if (!(await image.clone().stats()).isOpaque) return image.resize(side, side, { fit: "contain", background: clear });
  const { autoOrient } = await image.metadata();
  const scale = side / Math.max(autoOrient.width, autoOrient.height);
  const width = Math.max(1, Math.round(autoOrient.width * scale));
  const height = Math.max(1, Math.round(autoOrient.height * scale));
  const [left, top] = [Math.floor((side - width) / 2), Math.floor((side - height) / 2)];
  return image.resize(width, height, { fit: "fill" }).extend({
    left,
    top,
    right: side - width - left,
    bottom: side - height - top,
    extendWith: "mirror",
  });
};
