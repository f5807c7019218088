import type { UploadClaim } from "#contract/schema/asset.ts";
import { sizeText } from "./check-claim.ts";
import type { PictureKind, Square } from "./ports.ts";
import { isProtagonist } from "./shape.ts";

const KB = 1024;
const MB = 1024 * KB;

export interface Advice {
  readonly warnings: string[];
  readonly recommendations: string[];
}

/** Advice about a picture that is accepted but not ideal. */
export const adviceForPicture = (
  claim: Pick<UploadClaim, "assetType" | "metadata">,
  { size, kind, square }: { readonly size: number; readonly kind: PictureKind; readonly square: Square | undefined },
): Advice => {
  const advice: Advice = { warnings: [], recommendations: [] };
  const isCharacter = claim.assetType === "character";
  const [small, large] = isProtagonist(claim) ? [100 * KB, 1.5 * MB] : [50 * KB, 5 * MB];
  if (isCharacter && size < small) {
    advice.warnings.push(`Image file is small (${sizeText(size)}). It may look blurred in the video.`);
    advice.recommendations.push("Use an image of at least 512x512 pixels for best quality.");
  }
  if (claim.assetType !== "watermark" && size > large) {
    advice.warnings.push(`Large image file (${sizeText(size)}) may affect loading speed`);
    advice.recommendations.push(`Use an image below ${sizeText(large)}.`);
  }
  if (isCharacter && kind === "jpg") {
    advice.warnings.push("JPEG images have no transparent background");
    advice.recommendations.push("Use PNG for better quality and a transparent background.");
  }
  if (square) advice.warnings.push(`The image was adjusted to a square of ${square.side}x${square.side} pixels.`);
  return advice;
};

export const adviceForSound = (size: number): Advice => ({
  warnings: size > 20 * MB ? ["Large audio file may take longer to process"] : [],
  recommendations: [],
});
