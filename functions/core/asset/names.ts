import { protagonist, uploads } from "#contract/catalogue/uploads.ts";
import type { AssetRecord, UploadClaim } from "#contract/schema/asset.ts";
import type { PictureKind, SoundKind } from "./asset-ports.ts";

type Named = Pick<UploadClaim, "assetType" | "fileName" | "characterName" | "metadata">;

/** The ending of a file's name, without its dot. */
export const endingOf = (fileName: string): string => /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? "";

export const kindOf = (ending: string): PictureKind | SoundKind => {
  switch (ending) {
    case "jpeg":
      return "jpg";
    case "mpeg":
      return "mp3";
    default:
      // Only endings that the catalogue names come here.
      return ending as PictureKind | SoundKind;
  }
};

/** What a file is called from now on: characters and watermarks after what they are for, others as they were. */
export const fileNameOf = (claim: Named): string => `${stemOf(claim)}.${kindOf(endingOf(claim.fileName))}`;

const stemOf = ({ assetType, fileName, characterName = "", metadata }: Named): string => {
  if (assetType === "watermark") return `${metadata.storyType}_watermark`;
  if (assetType === "character")
    return metadata.category === protagonist.category
      ? protagonistStem(characterName)
      : characterStem(metadata.storyType ?? "comics_story", characterName);
  const own = fileName.split(/[/\\]/).at(-1) ?? "";
  const bare = own
    .replace(/\.[^.]*$/, "")
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, "_")
    .replace(/^[._]+/, "");
  return [...bare].slice(0, 100).join("") || assetType;
};

export const characterStem = (storyType: string, name: string): string => `${storyType}_${spelled(name)}`;

export const protagonistStem = (name: string): string => `${protagonist.fileName}${spelled(name)}`;

/** A name lowercased, all but its letters and digits as underscores. */
export const spelled = (name: string): string =>
  name
    .trim()
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "_");

/** What a user has one of at most: a watermark for each story type, else a file for each name, whatever its ending. */
export const slotOf = ({ assetType, fileName }: Pick<AssetRecord, "assetType" | "fileName">): string => {
  const stem = fileName.replace(/\.[^.]*$/, "");
  if (assetType === "watermark") return watermarkSlot(stem.replace(/_watermark$/, ""));
  return `${assetType}#${assetType === "character" ? stem : fileName.toLowerCase()}`;
};

export const watermarkSlot = (storyType: string): string => `watermark#${storyType}`;
export const characterSlot = (stem: string): string => `character#${stem}`;

/** Where an upload waits until it is looked at. */
export const quarantineKey = ({ userId, id }: { readonly userId: string; readonly id: string }): string =>
  `quarantine/${userId}/${id}`;

/** Where a file is kept. Each has a folder of its own, so that none is ever written over another. */
export const fileKey = ({ userId, assetType, filePath }: Pick<AssetRecord, "userId" | "assetType" | "filePath">) =>
  `uploads/${userId}/${uploads[assetType].folder}/${filePath}`;
