import { protagonist, watermarkSide } from "#contract/catalogue/uploads.ts";
import type { UploadClaim } from "#contract/schema/asset.ts";
import { Refusal } from "../shared/errors.ts";
import type { Measured, Square } from "./ports.ts";

/** Maximum side of a stored character picture in pixels; a larger one adds no quality. */
const characterSide = 1024;
const protagonistSide = 256;

export const isProtagonist = ({ assetType, metadata }: Pick<UploadClaim, "assetType" | "metadata">): boolean =>
  assetType === "character" && metadata.category === protagonist.category;

/** The square that a picture becomes; undefined if its shape stays. Refuses a picture that is unsuitable. */
export const squareFor = (
  claim: Pick<UploadClaim, "assetType" | "metadata">,
  { width, height }: Measured,
): Square | undefined => {
  if (claim.assetType === "watermark" && (width !== watermarkSide || height !== watermarkSide))
    throw new Refusal(
      "invalid_request",
      `A watermark must be exactly ${watermarkSide}x${watermarkSide} pixels. This image is ${width}x${height}.`,
    );
  if (claim.assetType !== "character") return undefined;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const roughlySquare = width / height >= 0.8 && width / height <= 1.2;
  if (isProtagonist(claim) && (!roughlySquare || short < protagonistSide))
    throw new Refusal(
      "invalid_request",
      "Image must be approximately square (aspect ratio between 0.8-1.2) and at least 256px on the smaller side.",
    );
  if (width === height && long <= characterSide) return undefined;
  return roughlySquare
    ? { side: Math.min(characterSide, short), by: "cutting" }
    : { side: Math.min(characterSide, long), by: "filling" };
};
