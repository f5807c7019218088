import { uploads } from "#contract/catalogue/uploads.ts";
import type { AssetRecord } from "#contract/schema/asset.ts";

/** Where an upload waits until it is looked at. */
export const quarantineKey = ({ userId, id }: { readonly userId: string; readonly id: string }): string =>
  `quarantine/${userId}/${id}`;

/** Where a file is kept. Each has a folder of its own, so that none is ever written over another. */
export const fileKey = ({ userId, assetType, filePath }: Pick<AssetRecord, "userId" | "assetType" | "filePath">) =>
  `uploads/${userId}/${uploads[assetType].folder}/${filePath}`;
