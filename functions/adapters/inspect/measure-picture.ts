import sharp, { type SharpOptions } from "sharp";
import type { Measured, PictureKind } from "#functions/core/asset/ports.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { checkKind } from "./really-is.ts";

/** What a picture may grow to when it is opened: a small file can claim to be as large as a wall. */
const most = { side: 8_192, pixels: 16_700_000, frames: 300, framePixels: 67_000_000 } as const;

/** sharp's own guards, besides ours: it stops at more pixels, at damage and at what is cut off. */
export const guarded = (kind: PictureKind): SharpOptions => ({
  failOn: "error",
  limitInputPixels: kind === "gif" ? most.framePixels : most.pixels,
  animated: kind === "gif",
});

export const damaged = () => new Refusal("unsupported_media_type", "The image is damaged or incomplete.");

/** Reads the header of a picture, and refuses what is not to be opened at all. */
export const measurePicture = async (bytes: Uint8Array, kind: PictureKind): Promise<Measured> => {
  await checkKind(bytes, kind);
  const options = { ...guarded(kind), limitInputPixels: false } as const;
  const header = await sharp(bytes, options)
    .metadata()
    .catch(() => {
      throw damaged();
    });
  if (header.format !== (kind === "jpg" ? "jpeg" : kind)) throw damaged();
  const frames = header.pages ?? 1;
  const { width } = header.autoOrient;
  const height = header.pageHeight ?? header.autoOrient.height;
  if (width > most.side || height > most.side || width * height > most.pixels)
    throw new Refusal(
      "content_too_large",
      `The image is too large: ${width}x${height}. It may have up to ${most.side} pixels a side and 16.7 megapixels.`,
    );
  if (frames > most.frames || frames * width * height > most.framePixels)
    throw new Refusal(
      "content_too_large",
      `The animation is too large: ${frames} frames of ${width}x${height}. It may have up to ${most.frames} frames and 67 megapixels in all.`,
    );
  if (frames > 1 && kind !== "gif") throw damaged();
  return { width, height };
};
