import { watermarkSlot } from "#contract/catalogue/asset-names.ts";
import * as contract from "#contract/endpoints/assets.ts";
import { artifacts } from "#functions/connect/artifacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { uploads } from "#functions/connect/uploads.ts";
import { completeUpload } from "#functions/core/asset/complete-upload.ts";
import { deleteAsset } from "#functions/core/asset/delete-asset.ts";
import { type Kept, keepFile } from "#functions/core/asset/keep-file.ts";
import { openUpload } from "#functions/core/asset/open-upload.ts";
import { listAssets, showAsset } from "#functions/core/asset/show-asset.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { requireOwner } from "#functions/http/caller.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { route } from "#functions/http/route.ts";

const connect = () => ({ ...clock(), ...database(), ...artifacts(), ...uploads() });
type Deps = ReturnType<typeof connect>;

const shown = async (deps: Deps, { asset, warnings, recommendations }: Kept) => ({
  asset: await showAsset(deps, asset),
  warnings,
  recommendations,
});

/** The assets function: users' uploads. */
export const routes = [
  route(contract.uploadUrl, async (deps: Deps, { caller, body: { userId, ...claim } }) =>
    openUpload(deps, requireOwner(userId, caller), claim),
  ),
  route(contract.completeUpload, async (deps: Deps, { caller, params, query }) =>
    shown(deps, await completeUpload(deps, requireOwner(query.userId, caller), params.assetId)),
  ),
  route(contract.uploadAsset, async (deps: Deps, { caller, body: { userId: claimed, ...told }, file }) => {
    const userId = requireOwner(claimed, caller);
    if (!file) throw new Refusal("invalid_request", "Please send the file in the field named file");
    const { name: fileName, type: contentType, bytes } = file;
    const claim = { ...told, fileName, contentType, size: bytes.length };
    return shown(deps, await keepFile(deps, { id: deps.newId("asset"), userId, claim, bytes }));
  }),
  route(contract.listAssets, async (deps: Deps, { caller, params, query }) => ({
    assets: await listAssets(deps, requireOwner(params.userId, caller), query),
  })),
  route(contract.deleteAsset, async (deps: Deps, { caller, params, query }) => ({
    deletedAsset: await deleteAsset(deps, requireOwner(query.userId, caller), params.assetId),
  })),
  route(contract.watermarkExists, async (deps: Deps, { caller, params }) => ({
    exists:
      (await deps.assets.named(requireOwner(params.userId, caller), watermarkSlot(params.storyType))) !== undefined,
  })),
];
export const handler = httpHandler(routes, connect);
