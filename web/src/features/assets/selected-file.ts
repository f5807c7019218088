import { fileNameOf } from "#contract/catalogue/asset-names.ts";
import { type StoryTypeId, storyTypes } from "#contract/catalogue/story-types.ts";
import { type AssetTypeId, characterNames, protagonist } from "#contract/catalogue/uploads.ts";
import type { UploadClaim } from "#contract/schema/asset.ts";
import { text } from "./text.ts";

/** What a character is for: a type of story, or to lead a comic. */
export type Role = StoryTypeId | typeof protagonist.category;

/** A file that was chosen and is not listed yet. */
export interface SelectedFile {
  readonly id: string;
  readonly assetType: AssetTypeId;
  readonly file: File;
  /** Of a character: what the story calls it. Of a sound or a picture: what the file is to be called. */
  readonly name: string;
  readonly role: Role;
  /** Of a watermark. */
  readonly storyTypes: readonly StoryTypeId[];
  /** How far it has been sent; undefined while it waits. */
  readonly percent: number | undefined;
  readonly faults: readonly string[];
}

type Claim = Pick<UploadClaim, "assetType" | "fileName" | "characterName" | "metadata">;

/** One thing to send of a file: a watermark is sent once for each of its story types. */
export interface UploadRequest {
  readonly claim: Claim;
  readonly storyType?: StoryTypeId;
}

export const uploadRequestsOf = ({
  assetType,
  file,
  name,
  role,
  storyTypes: types,
}: SelectedFile): readonly UploadRequest[] => {
  if (assetType === "watermark")
    return types.map((storyType) => ({
      storyType,
      claim: {
        assetType,
        fileName: file.name,
        metadata: { storyType, title: text.watermarkOf(storyTypes[storyType]) },
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
          metadata: role === protagonist.category ? { title, category: role } : { title, storyType: role },
        },
      },
    ];
  const { ending } = splitFileName(file.name);
  return [{ claim: { assetType, fileName: `${title}${ending}`, metadata: { ...(title && { title }) } } }];
};

/** The names under which a file will be listed. */
export const fileNamesOf = (chosen: SelectedFile): readonly string[] =>
  uploadRequestsOf(chosen).map(({ claim }) => fileNameOf(claim));

/** What is wrong with the name that was typed; nothing where it will do. */
export const nameError = ({ assetType, name }: Pick<SelectedFile, "assetType" | "name">): string => {
  const { length } = name.trim();
  if (assetType !== "character") return "";
  if (length === 0) return text.nameFirst;
  if (length < characterNames.least) return characterNames.tooShort;
  return length > characterNames.most ? characterNames.tooLong : "";
};

/** A file's name without its ending, and the ending with its dot. */
export const splitFileName = (fileName: string): { readonly stem: string; readonly ending: string } => {
  const ending = /\.[^.]*$/.exec(fileName)?.[0] ?? "";
  return { stem: fileName.slice(0, fileName.length - ending.length), ending };
};
