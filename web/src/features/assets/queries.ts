import { queryOptions } from "@tanstack/react-query";
import { listAssets } from "#contract/endpoints/assets.ts";
import { call } from "../../lib/api.ts";

/** Each answer has links that last ten minutes at least: they are renewed before. */
const renewed = 8 * 60_000;

/** All files of a user. */
export const assetList = (userId: string) =>
  queryOptions({
    queryKey: ["assets", userId, "all"],
    queryFn: async ({ signal }) => (await call(listAssets, { params: { userId }, query: {} }, signal)).assets,
    refetchInterval: renewed,
  });
