import { contentTypes, uploads, watermarkSide } from "#contract/catalogue/uploads.ts";
import { fileSize } from "../../lib/format.ts";
import type { ImageSize } from "../../lib/measure-image.ts";
import { text } from "./later-text.ts";

/** Returns what is wrong with a picture before the upload, or "". */
export const pictureError = async (
  kind: "watermark" | "character",
  file: Pick<File, "name" | "type" | "size">,
  measure: () => Promise<ImageSize>,
): Promise<string> => {
  const { extensions, bytes } = uploads[kind];
  const ending = file.name.split(".").at(-1)?.toLowerCase() ?? "";
  const isKnown = extensions.some((each) => each === ending) && (contentTypes[ending] ?? []).includes(file.type);
  if (!isKnown) return text.wrongType;
  if (file.size > bytes) return text.tooLarge(fileSize(file.size));
  const size = await measure().catch(() => undefined);
  if (!size) return text.unreadable;
  const isWrong = kind === "watermark" && (size.width !== watermarkSide || size.height !== watermarkSide);
  return isWrong ? text.wrongSide(watermarkSide, size.width, size.height) : "";
};
