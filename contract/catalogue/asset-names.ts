import type { StoryTypeId } from "./story-types.ts";
import { type AssetTypeId, protagonist } from "./uploads.ts";

/** What the name of a file is made of. */
interface Named {
  readonly assetType: AssetTypeId;
  readonly fileName: string;
  readonly characterName?: string | undefined;
  readonly metadata: { readonly category?: string | undefined; readonly storyType?: StoryTypeId | undefined };
}

/** The kinds of file there are: endings that mean the same are one. */
export type FileKind = "png" | "jpg" | "gif" | "mp3" | "wav" | "m4a";

/** The ending of a file's name, without its dot. */
export const extensionOf = (fileName: string): string => /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? "";

export const fileKindOf = (ending: string): FileKind => {
  switch (ending) {
    case "jpeg":
      return "jpg";
    case "mpeg":
      return "mp3";
    default:
      // Only endings that the catalogue names come here.
      return ending as FileKind;
  }
};

/** What a file is called from now on: characters and watermarks after what they are for, others as they were. */
export const storedFileName = (claim: Named): string => `${stemOf(claim)}.${fileKindOf(extensionOf(claim.fileName))}`;

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
const spelled = (name: string): string =>
  name
    .trim()
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "_");

/** What a user has one of at most: a watermark for each story type, else a file for each name, whatever its ending. */
export const slotOf = ({ assetType, fileName }: Pick<Named, "assetType" | "fileName">): string => {
  const stem = fileName.replace(/\.[^.]*$/, "");
  if (assetType === "watermark") return watermarkSlot(stem.replace(/_watermark$/, ""));
  return `${assetType}#${assetType === "character" ? stem : fileName.toLowerCase()}`;
};

export const watermarkSlot = (storyType: string): string => `watermark#${storyType}`;
export const characterSlot = (stem: string): string => `character#${stem}`;
