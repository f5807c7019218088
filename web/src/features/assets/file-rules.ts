import { hasExtension } from "#contract/catalogue/asset-names.ts";
import { type AssetTypeId, contentTypes, uploads, watermarkSide } from "#contract/catalogue/uploads.ts";
import { fileSize } from "../../lib/format.ts";
import type { ImageSize } from "../../lib/measure-image.ts";
import { text } from "./text.ts";

const MB = 1024 ** 2;

/** The limits of this page. The API accepts larger files. */
export const maxMegabytes: Readonly<Record<AssetTypeId, number>> = {
  character: 2,
  watermark: 2,
  audio: 10,
  narration: 200,
  image: 2,
};

export const acceptedTypes = (assetType: AssetTypeId): string =>
  uploads[assetType].extensions.flatMap((ending) => [`.${ending}`, ...(contentTypes[ending] ?? [])]).join(",");

const shownTypes: Readonly<Record<AssetTypeId, string>> = {
  character: "PNG, JPG",
  watermark: "PNG, JPG",
  audio: "MP3, WAV, M4A",
  narration: "MP3, WAV, M4A, WebM, Ogg",
  image: "PNG, JPG, GIF",
};
const extraHints: Readonly<Partial<Record<AssetTypeId, string>>> = {
  character: text.characterHint,
  watermark: text.watermarkHint,
};

export const fileHint = (assetType: AssetTypeId): string => {
  const hint = text.hint(shownTypes[assetType], fileSize(maxMegabytes[assetType] * MB).replace(" ", ""));
  const also = extraHints[assetType];
  return also ? `${hint}. ${also}` : hint;
};

/** Returns why a file is rejected, or "". If `measure` fails, the server decides. */
export const rejectionReason = async (
  assetType: AssetTypeId,
  file: Pick<File, "name" | "size">,
  measure: () => Promise<ImageSize>,
): Promise<string> => {
  const { extensions } = uploads[assetType];
  const { name, size } = file;
  if (!hasExtension(name, extensions)) return text.skipped(name, text.wrongType(extensions));
  if (size > maxMegabytes[assetType] * MB) return text.tooLarge(name, megabytes(size), maxMegabytes[assetType]);
  if (assetType !== "watermark") return "";
  const shape = await measure().catch(() => undefined);
  const fits = !shape || (shape.width === watermarkSide && shape.height === watermarkSide);
  return fits ? "" : text.skipped(name, text.wrongSide(watermarkSide, shape.width, shape.height));
};

/** Rounded up, so that a file one byte over the limit does not seem to be within it. */
const megabytes = (size: number): string => (Math.ceil((100 * size) / MB) / 100).toFixed(2);
