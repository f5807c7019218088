import sharp, { type SharpOptions } from "sharp";
import type { Measured, PictureKind } from "#functions/core/asset/ports.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { checkMagicBytes } from "./check-magic-bytes.ts";

/** Limits on decoded size: a small file can declare huge dimensions (decompression bomb). */
const max = { side: 8_192, pixels: 16_700_000, frames: 300, framePixels: 67_000_000 } as const;

/** sharp's own limits, in addition to ours: it stops at too many pixels and at damaged or truncated files. */
export const safeSharpOptions = (kind: PictureKind): SharpOptions => ({
  failOn: "error",
  limitInputPixels: kind === "gif" ? max.framePixels : max.pixels,
  animated: kind === "gif",
});

export const damagedImage = () => new Refusal("unsupported_media_type", "The image is damaged or incomplete.");

/** Reads width and height from the header. Throws a `Refusal` if the file is damaged, mislabelled or too large. */
export const measurePicture = async (bytes: Uint8Array, kind: PictureKind): Promise<Measured> => {
  await checkMagicBytes(bytes, kind);
  const options = { ...safeSharpOptions(kind), limitInputPixels: false } as const;
  const header = await sharp(bytes, options)
    .metadata()
    .catch(() => {
      throw damagedImage();
    });
  if (header.format !== (kind === "jpg" ? "jpeg" : kind)) throw damagedImage();
  const frames = header.pages ?? 1;
  const { width } = header.autoOrient;
  const height = header.pageHeight ?? header.autoOrient.height;
  if (width > max.side || height > max.side || width * height > max.pixels)
    throw new Refusal(
      "content_too_large",
      `The image is too large: ${width}x${height}. It can have up to ${max.side} pixels per side and 16.7 megapixels.`,
    );
  if (frames > max.frames || frames * width * height > max.framePixels)
    throw new Refusal(
      "content_too_large",
      `The animation is too large: ${frames} frames of ${width}x${height}. It can have up to ${max.frames} frames and 67 megapixels in total.`,
    );
  if (frames > 1 && kind !== "gif") throw damagedImage();
  return { width, height };
};
