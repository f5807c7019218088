import { useQueryClient } from "@tanstack/react-query";
import { deleteAsset } from "#contract/endpoints/assets.ts";
import type { Asset } from "#contract/schema/asset.ts";
import { useFlash } from "../../components/flash.tsx";
import { call } from "../../lib/api.ts";
import { refreshQueries } from "../../lib/refresh-queries.ts";
import { useUser } from "../../lib/session.ts";
import { nameOf } from "./arrange.ts";
import { assetList } from "./queries.ts";
import { text } from "./text.ts";

/** Deletes an asset and removes it from the list at once. */
export const useDelete = () => {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const flash = useFlash();
  return async (asset: Asset): Promise<void> => {
    try {
      await call(deleteAsset, { params: { assetId: asset.id }, query: {} });
    } catch (error) {
      const reason = error instanceof Error && error.message ? error.message : text.notDeleted;
      return flash({ type: "error", id: `delete ${asset.id}`, content: text.deleteFailed(reason) });
    }
    queries.setQueryData(assetList(userId).queryKey, (before) => before?.filter(({ id }) => id !== asset.id));
    flash({ type: "success", content: text.deleted(nameOf(asset)) });
    await refreshQueries(queries, ["assets"]);
  };
};
