import { watermarkSlot } from "#contract/catalogue/asset-names.ts";
import * as contract from "#contract/endpoints/assets.ts";
import { artefacts } from "#functions/connect/artefacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { uploads } from "#functions/connect/uploads.ts";
import { completeUpload } from "#functions/core/asset/complete-upload.ts";
import { deleteAsset } from "#functions/core/asset/delete-asset.ts";
import { type Kept, keepFile } from "#functions/core/asset/keep-file.ts";
import { openUpload } from "#functions/core/asset/open-upload.ts";
import { listAssets, showAsset } from "#functions/core/asset/show-asset.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { own } from "#functions/http/caller.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { route } from "#functions/http/route.ts";

const connect = () => ({ ...clock(), ...database(), ...artefacts(), ...uploads() });
type Use = ReturnType<typeof connect>;

const shown = (use: Use, { asset, warnings, recommendations }: Kept) => ({
  asset: showAsset(use, asset),
  warnings,
  recommendations,
});

/** The assets function: what users upload. */
export const routes = [
  route(contract.uploadUrl, async (use: Use, { caller, body: { userId, ...claim } }) =>
    openUpload(use, own(userId, caller), claim),
  ),
  route(contract.completeUpload, async (use: Use, { caller, params, query }) =>
    shown(use, await completeUpload(use, own(query.userId, caller), params.assetId)),
  ),
  route(contract.uploadAsset, async (use: Use, { caller, body: { userId: claimed, ...told }, file }) => {
    const userId = own(claimed, caller);
    if (!file) throw new Refusal("invalid_request", "Please send the file in the field named file");
    const { name: fileName, type: contentType, bytes } = file;
    const claim = { ...told, fileName, contentType, size: bytes.length };
    return shown(use, await keepFile(use, { id: use.newId("asset"), userId, claim, bytes }));
  }),
  route(contract.listAssets, async (use: Use, { caller, params, query }) => ({
    assets: await listAssets(use, own(params.userId, caller), query),
  })),
  route(contract.deleteAsset, async (use: Use, { caller, params, query }) => ({
    deletedAsset: await deleteAsset(use, own(query.userId, caller), params.assetId),
  })),
  route(contract.watermarkExists, async (use: Use, { caller, params }) => ({
    exists: (await use.assets.named(own(params.userId, caller), watermarkSlot(params.storyType))) !== undefined,
  })),
];
export const handler = httpHandler(routes, connect);
