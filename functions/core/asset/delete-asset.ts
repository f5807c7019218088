import { slotOf } from "#contract/catalogue/asset-names.ts";
import type { AssetRecord } from "#contract/schema/asset.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { AssetChange } from "./changes.ts";
import { fileKey } from "./names.ts";
import type { HasAssets } from "./ports.ts";

/** Deletes the file before its record: if the second step fails, it is still listed and can be deleted again. */
export const deleteAsset = async (
  deps: HasAssets & HasArtifacts & Commits<AssetChange>,
  userId: string,
  id: string,
): Promise<AssetRecord> => {
  const asset = await deps.assets.find(userId, id);
  if (!asset) throw new Refusal("not_found", `Asset not found: ${id}`);
  await deps.artifacts.removeAll(fileKey(asset));
  await deps.commit([{ kind: "delete-asset", slot: slotOf(asset), asset }]);
  return asset;
};
