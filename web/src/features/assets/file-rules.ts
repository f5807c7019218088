import { endingOf } from "#contract/catalogue/asset-names.ts";
import { type AssetTypeId, contentTypes, uploads, watermarkSide } from "#contract/catalogue/uploads.ts";
import { fileSize } from "../../lib/format.ts";
import type { ImageSize } from "../../lib/measure-image.ts";
import { text } from "./text.ts";

const MB = 1024 ** 2;

/** The most megabytes that this page takes. Programs may send more. */
export const maxMegabytes: Readonly<Record<AssetTypeId, number>> = { character: 2, watermark: 2, audio: 10, image: 2 };

export const acceptedTypes = (assetType: AssetTypeId): string =>
  uploads[assetType].extensions.flatMap((ending) => [`.${ending}`, ...(contentTypes[ending] ?? [])]).join(",");

const shownTypes: Readonly<Record<AssetTypeId, string>> = {
  character: "PNG, JPG",
  watermark: "PNG, JPG",
  audio: "MP3, WAV, M4A",
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

/** Why a file is not taken at all; nothing where it is. `measure` is the browser's, which may not know how. */
export const rejectionReason = async (
  assetType: AssetTypeId,
  file: Pick<File, "name" | "size">,
  measure: () => Promise<ImageSize>,
): Promise<string> => {
  const { extensions } = uploads[assetType];
  const { name, size } = file;
  if (!extensions.some((ending) => ending === endingOf(name))) return text.skipped(name, text.wrongType(extensions));
  if (size > maxMegabytes[assetType] * MB) return text.tooLarge(name, megabytes(size), maxMegabytes[assetType]);
  if (assetType !== "watermark") return "";
  const shape = await measure().catch(() => undefined);
  const fits = !shape || (shape.width === watermarkSide && shape.height === watermarkSide);
  return fits ? "" : text.skipped(name, text.wrongSide(watermarkSide, shape.width, shape.height));
};

/** Rounded up: a file that is too large by a byte is not said to be as large as it may be. */
const megabytes = (size: number): string => (Math.ceil((100 * size) / MB) / 100).toFixed(2);
