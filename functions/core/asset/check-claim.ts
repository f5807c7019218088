import { extensionOf } from "#contract/catalogue/asset-names.ts";
import { contentTypes, maxStorage, uploads } from "#contract/catalogue/uploads.ts";
import { CharacterName, type UploadClaim } from "#contract/schema/asset.ts";
import { Refusal } from "../shared/errors.ts";
import type { Stored } from "./ports.ts";

/** Checks an upload before its bytes are sent. Returns the content type that the file must have. */
export const checkClaim = (claim: UploadClaim): { contentType: string } => {
  checkName(claim);
  const ending = extensionOf(claim.fileName);
  const { extensions, bytes } = uploads[claim.assetType];
  const known = contentTypes[ending] ?? [];
  const said = claim.contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  const fits = unsaid.has(said) || known.includes(said);
  if (!extensions.some((each) => each === ending) || !fits)
    throw new Refusal("unsupported_media_type", `Invalid file type. Must be one of: ${extensions.join(", ")}`);
  checkSize(claim.size, bytes);
  return { contentType: known[0] ?? "" };
};

/** Content types that clients send if they do not know the type. */
const unsaid: ReadonlySet<string> = new Set(["", "application/octet-stream"]);

const checkName = ({ assetType, characterName = "", metadata }: UploadClaim): void => {
  if (assetType === "watermark" && !metadata.storyType)
    throw new Refusal("invalid_request", "Please select at least one story type.");
  if (assetType !== "character") return;
  if (!characterName.trim()) throw new Refusal("invalid_request", "Please enter a character name first.");
  const { error } = CharacterName.safeParse(characterName);
  if (error) throw new Refusal("invalid_request", error.issues[0]?.message ?? "");
};

export const checkSize = (size: number, maximum: number): void => {
  if (size === 0) throw new Refusal("invalid_request", "The file is empty");
  if (size > maximum)
    throw new Refusal("content_too_large", `File size ${sizeText(size)} exceeds maximum allowed size`, { maximum });
};

export const checkRoom = ({ files, bytes }: Stored, size: number): void => {
  if (files >= maxStorage.files || bytes + size > maxStorage.bytes)
    throw new Refusal(
      "content_too_large",
      "Your storage is full (2,000 files or 1 GB). Please delete files that you no longer need.",
    );
};

const units = ["Bytes", "KB", "MB", "GB", "TB"] as const;

/** A file size for people: units of 1024, at most two decimals. */
export const sizeText = (bytes: number): string => {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${Number((bytes / 1024 ** step).toFixed(2))} ${units[step]}`;
};
