import * as z from "zod";
import { maxLookLength, maxNameLength } from "../catalogue/outlines.ts";
import { assetTypeIds, characterNames } from "../catalogue/uploads.ts";
import { StoryType } from "../order/values.ts";

export const AssetType = z.enum(assetTypeIds, { error: `Invalid type. Must be one of: ${assetTypeIds.join(", ")}` });

/** The name of a character. It names the uploaded file, and the story uses it. */
export const CharacterName = z
  .string()
  .trim()
  .min(characterNames.min, characterNames.tooShort)
  .max(characterNames.max, characterNames.tooLong);

/** What a user enters about a file. */
export const AssetMetadata = z.object({
  title: z.string().trim().max(200).optional(),
  category: z.string().trim().max(100).optional(),
  uploadDate: z.string().max(40).optional(),
  storyType: StoryType.optional(),
  kind: z.string().trim().max(maxNameLength).optional().meta({
    description:
      'Who or what a character is, in a few words: "little dragon". Films with it get this, unless the order says it',
  }),
  look: z.string().trim().max(maxLookLength).optional().meta({
    description:
      'What every picture shows of a character: "green, with a red scarf". Films with it get this, unless the order says it',
  }),
});

/** An uploaded file as it is stored, after its content was checked. */
export const AssetRecord = z.object({
  id: z.string(),
  userId: z.string(),
  assetType: AssetType,
  fileName: z.string(),
  filePath: z
    .string()
    .meta({ description: "Below /uploads/{userId}/{folder}/; a new version of the file gets a new path" }),
  fileSize: z.int(),
  mimeType: z.string(),
  uploadTime: z.iso.datetime(),
  width: z.int().optional(),
  height: z.int().optional(),
  duration: z.number().optional().meta({ description: "Seconds" }),
  metadata: AssetMetadata.extend({ characterName: z.string().optional() }),
});
export type AssetRecord = z.infer<typeof AssetRecord>;

/** A file as its owner sees it. */
export const Asset = AssetRecord.extend({
  url: z.string().meta({ description: "A signed link that works for some minutes" }),
}).meta({ id: "Asset" });
export type Asset = z.infer<typeof Asset>;

/** A file that a user wants to upload. Its content is not checked yet. */
export const UploadClaim = z.object({
  assetType: AssetType,
  fileName: z
    .string()
    .trim()
    .min(1, "The file name is missing")
    .max(255, "The file name is longer than 255 characters"),
  contentType: z.string().max(100).default(""),
  size: z.int().min(1, "The file is empty"),
  characterName: z.string().max(200).optional(),
  metadata: AssetMetadata.default({}),
});
export type UploadClaim = z.infer<typeof UploadClaim>;

/** An upload that was permitted and is not checked yet. */
export const UploadRecord = UploadClaim.extend({ id: z.string(), userId: z.string(), expires: z.int() });
export type UploadRecord = z.infer<typeof UploadRecord>;
