import { uploads } from "#contract/catalogue/uploads.ts";
import type { UploadClaim } from "#contract/schema/asset.ts";
import type { Commits } from "../shared/commit.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import type { AssetChange } from "./changes.ts";
import { checkClaim, checkRoom } from "./check-claim.ts";
import { quarantineKey } from "./names.ts";
import type { HasAssets, HasUploadForms } from "./ports.ts";

/** Seconds that an upload form is valid. */
const formSeconds = 300;
/** Seconds until an upload must be completed: the bucket deletes it after a day. */
const daySeconds = 86_400;

/** Returns a signed form that uploads one file into quarantine. */
export const openUpload = async (
  deps: HasAssets & HasUploadForms & HasIds & HasClock & Commits<AssetChange>,
  userId: string,
  claim: UploadClaim,
) => {
  const { contentType } = checkClaim(claim);
  checkRoom(await deps.assets.stored(userId), claim.size);
  const id = deps.newId("asset");
  const expires = Math.floor(deps.now().getTime() / 1000) + daySeconds;
  const upload = { ...claim, contentType, id, userId, expires };
  const { url, fields } = await deps.uploadForms.form({
    key: quarantineKey(upload),
    contentType,
    maximum: uploads[claim.assetType].bytes,
    seconds: formSeconds,
  });
  await deps.commit([{ kind: "open-upload", upload }]);
  return { url, fields: { ...fields }, assetId: id, expiresIn: formSeconds };
};
