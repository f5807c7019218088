import { storyTypes } from "#contract/catalogue/story-types.ts";
import type { AssetTypeId } from "#contract/catalogue/uploads.ts";
import type { Asset } from "#contract/schema/asset.ts";
import { t } from "../../lib/translate.ts";
import { text } from "./text.ts";

export const sorts = ["date", "name", "size"] as const;
export type Sort = (typeof sorts)[number];

/** Returns the display name of an asset. */
export const nameOf = ({ assetType, fileName, metadata }: Pick<Asset, "assetType" | "fileName" | "metadata">) => {
  const { characterName, title, storyType } = metadata;
  if (assetType === "watermark" && storyType) return text.watermarkOf(t(storyTypes[storyType]));
  return characterName || title || fileName;
};

interface ListFilter {
  readonly assetType: AssetTypeId | "all";
  readonly search: string;
  readonly sort: Sort;
}

/** Filters assets by type and search text, and sorts them: newest, first by name, or largest first. */
export const arrange = (assets: readonly Asset[], { assetType, search, sort }: ListFilter): readonly Asset[] => {
  const words = search.trim().toLowerCase();
  return assets
    .filter((asset) => assetType === "all" || asset.assetType === assetType)
    .filter((asset) => `${nameOf(asset)}\n${asset.fileName}`.toLowerCase().includes(words))
    .toSorted(comparators[sort]);
};

const comparators: Readonly<Record<Sort, (a: Asset, b: Asset) => number>> = {
  date: (a, b) => b.uploadTime.localeCompare(a.uploadTime),
  name: (a, b) => nameOf(a).localeCompare(nameOf(b)),
  size: (a, b) => b.fileSize - a.fileSize,
};
