import type { StoryTypeId } from "./story-types.ts";
import { type AssetTypeId, protagonist } from "./uploads.ts";

/** The data from which a file is named. */
interface Named {
  readonly assetType: AssetTypeId;
  readonly fileName: string;
  readonly characterName?: string | undefined;
  readonly metadata: { readonly category?: string | undefined; readonly storyType?: StoryTypeId | undefined };
}

/** The file kinds. Extensions of the same format (jpg, jpeg) are one kind. */
export type FileKind = "png" | "jpg" | "gif" | "mp3" | "wav" | "m4a" | "webm" | "ogg";

/** The extension of a file name in lower case, without the dot. */
export const extensionOf = (fileName: string): string => /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? "";

/** Whether a file name ends in one of these extensions, which are in lower case. */
export const hasExtension = (fileName: string, extensions: readonly string[]): boolean =>
  extensions.includes(extensionOf(fileName));

export const fileKindOf = (ending: string): FileKind => {
  switch (ending) {
    case "jpeg":
      return "jpg";
    case "mpeg":
      return "mp3";
    case "opus":
      return "ogg";
    default:
      // Callers have checked the extension against the catalogue.
      return ending as FileKind;
  }
};

/**
 * The name under which a file is stored. Characters and watermarks are named by their use, others keep their name. A
 * narration is stored as WAV.
 */
export const storedFileName = (claim: Named): string =>
  `${stemOf(claim)}.${claim.assetType === "narration" ? "wav" : fileKindOf(extensionOf(claim.fileName))}`;

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

/** The name in lower case, with an underscore for each other character than a letter or digit. */
const spelled = (name: string): string =>
  name
    .trim()
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "_");

/** The key of which a user has at most one file: a watermark per story type, a character per name, others per file name. */
export const slotOf = ({ assetType, fileName }: Pick<Named, "assetType" | "fileName">): string => {
  const stem = fileName.replace(/\.[^.]*$/, "");
  if (assetType === "watermark") return watermarkSlot(stem.replace(/_watermark$/, ""));
  return `${assetType}#${assetType === "character" ? stem : fileName.toLowerCase()}`;
};

export const watermarkSlot = (storyType: string): string => `watermark#${storyType}`;
export const characterSlot = (stem: string): string => `character#${stem}`;
