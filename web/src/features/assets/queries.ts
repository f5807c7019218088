import { queryOptions } from "@tanstack/react-query";
import { listAssets } from "#contract/endpoints/assets.ts";
import { call } from "../../lib/api.ts";

/** Signed links last ten minutes or more. They are renewed before that. */
const renewed = 8 * 60_000;

/** All assets of a user. */
export const assetList = (userId: string) =>
  queryOptions({
    queryKey: ["assets", userId, "all"],
    queryFn: async ({ signal }) => (await call(listAssets, { params: { userId }, query: {} }, signal)).assets,
    refetchInterval: renewed,
  });
