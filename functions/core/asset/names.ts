import { uploads } from "#contract/catalogue/uploads.ts";
import type { AssetRecord } from "#contract/schema/asset.ts";

/** The key of an upload that was not checked yet. */
export const quarantineKey = ({ userId, id }: { readonly userId: string; readonly id: string }): string =>
  `quarantine/${userId}/${id}`;

/** The key of a file. It contains the file's id, so that no file overwrites another. */
export const fileKey = ({ userId, assetType, filePath }: Pick<AssetRecord, "userId" | "assetType" | "filePath">) =>
  `uploads/${userId}/${uploads[assetType].folder}/${filePath}`;
