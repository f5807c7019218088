import { protagonist } from "#contract/catalogue/uploads.ts";
import type { Asset, AssetRecord } from "#contract/schema/asset.ts";
import type { HasArtifacts, SignLink } from "../artifact/ports.ts";
import type { HasClock } from "../shared/ports.ts";
import { fileKey } from "./names.ts";
import type { HasAssets } from "./ports.ts";

const minute = 60_000;

/** A file with a link valid for 10 to 15 minutes. The link changes every five minutes, so that browsers can cache it. */
export const showAsset = async (deps: HasArtifacts & HasClock, asset: AssetRecord): Promise<Asset> =>
  withLink(deps, asset, await deps.artifacts.signer());

const withLink = (deps: HasClock, asset: AssetRecord, sign: SignLink): Asset => {
  const until = new Date(Math.ceil((deps.now().getTime() + 10 * minute) / (5 * minute)) * 5 * minute);
  return { ...asset, url: sign(fileKey(asset), until) };
};

/** A user's files, newest first. */
export const listAssets = async (
  deps: HasArtifacts & HasAssets & HasClock,
  userId: string,
  {
    assetType,
    category,
  }: { readonly assetType?: AssetRecord["assetType"] | undefined; readonly category?: string | undefined },
): Promise<Asset[]> => {
  const [assets, sign] = await Promise.all([deps.assets.all(userId, assetType), deps.artifacts.signer()]);
  return assets
    .filter((asset) => category === undefined || isOf(category, asset))
    .toSorted((a, b) => (a.uploadTime < b.uploadTime ? 1 : -1))
    .map((asset) => withLink(deps, asset, sign));
};

const isOf = (category: string, { assetType, fileName, metadata }: AssetRecord): boolean =>
  metadata.category === category ||
  (category === protagonist.category && assetType === "character" && fileName.startsWith(protagonist.fileName));
