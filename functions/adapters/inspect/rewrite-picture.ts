import sharp, { type Sharp } from "sharp";
import type { Inspector, PictureKind, Square } from "#functions/core/asset/ports.ts";
import { damagedImage, safeSharpOptions } from "./measure-picture.ts";

/** No picture within the limits takes longer. */
const timeoutSeconds = 15;

/** Decodes and re-encodes a picture: upright, in sRGB, without metadata. Nothing but pixels survives. */
export const rewritePicture: Inspector["rewritePicture"] = async (bytes, kind, square) => {
  try {
    const upright = sharp(bytes, safeSharpOptions(kind)).autoOrient();
    const squared = square ? await toSquare(upright, square) : upright;
    const { data, info } = await encode(squared, kind)
      .timeout({ seconds: timeoutSeconds })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
  } catch {
    throw damagedImage();
  }
};

const encode = (image: Sharp, kind: PictureKind): Sharp => {
  switch (kind) {
    case "png":
      return image.png();
    case "jpg":
      return image.jpeg({ quality: 90 });
    case "gif":
      return image.gif();
  }
};

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** Pads a picture with transparency if it has any (a cut-out figure), else with its own mirrored border. */
const toSquare = async (image: Sharp, { side, by }: Square): Promise<Sharp> => {
  if (by === "cutting") return image.resize(side, side, { fit: "cover" });
  if (!(await image.clone().stats()).isOpaque)
    return image.resize(side, side, { fit: "contain", background: transparent });
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
