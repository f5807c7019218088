import { storedFileName } from "#contract/catalogue/asset-names.ts";
import { type StoryTypeId, storyTypes } from "#contract/catalogue/story-types.ts";
import { type AssetTypeId, characterNames, protagonist } from "#contract/catalogue/uploads.ts";
import type { UploadClaim } from "#contract/schema/asset.ts";
import { t } from "../../lib/translate.ts";
import { text } from "./text.ts";

/** The role of a character: a story type, or the protagonist of comics. */
export type Role = StoryTypeId | typeof protagonist.category;

/** A file that was selected and is not uploaded yet. */
export interface SelectedFile {
  readonly id: string;
  readonly assetType: AssetTypeId;
  readonly file: File;
  /** A character: its name in the story. Audio and images: the new file name. */
  readonly name: string;
  readonly role: Role;
  /** Characters only: who or what it is, and how it looks. */
  readonly kind: string;
  readonly look: string;
  /** Watermarks only. */
  readonly storyTypes: readonly StoryTypeId[];
  /** The progress of the upload; undefined before it starts. */
  readonly percent: number | undefined;
  readonly errors: readonly string[];
}

type Claim = Pick<UploadClaim, "assetType" | "fileName" | "characterName" | "metadata">;

/** One upload of a file. A watermark is uploaded once for each of its story types. */
export interface UploadRequest {
  readonly claim: Claim;
  readonly storyType?: StoryTypeId;
}

export const uploadRequestsOf = ({
  assetType,
  file,
  name,
  role,
  kind,
  look,
  storyTypes: types,
}: SelectedFile): readonly UploadRequest[] => {
  if (assetType === "watermark")
    return types.map((storyType) => ({
      storyType,
      claim: {
        assetType,
        fileName: file.name,
        metadata: { storyType, title: text.watermarkOf(t(storyTypes[storyType])) },
      },
    }));
  const title = name.trim();
  if (assetType === "character")
    return [
      {
        claim: {
          assetType,
          fileName: file.name,
          characterName: title,
          metadata: {
            title,
            ...(role === protagonist.category ? { category: role } : { storyType: role }),
            ...(kind.trim() && { kind: kind.trim() }),
            ...(look.trim() && { look: look.trim() }),
          },
        },
      },
    ];
  const { ending } = splitFileName(file.name);
  return [{ claim: { assetType, fileName: `${title}${ending}`, metadata: { ...(title && { title }) } } }];
};

/** Returns the names that the uploaded files will have. */
export const fileNamesOf = (chosen: SelectedFile): readonly string[] =>
  uploadRequestsOf(chosen).map(({ claim }) => storedFileName(claim));

/** Returns what is wrong with a character name, or "". */
export const nameError = ({ assetType, name }: Pick<SelectedFile, "assetType" | "name">): string => {
  const { length } = name.trim();
  if (assetType !== "character") return "";
  if (length === 0) return text.nameFirst;
  if (length < characterNames.min) return characterNames.tooShort;
  return length > characterNames.max ? characterNames.tooLong : "";
};

/** Splits a file name into stem and extension; the extension includes the dot. */
export const splitFileName = (fileName: string): { readonly stem: string; readonly ending: string } => {
  const ending = /\.[^.]*$/.exec(fileName)?.[0] ?? "";
  return { stem: fileName.slice(0, fileName.length - ending.length), ending };
};
