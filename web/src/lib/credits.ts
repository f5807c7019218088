import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import * as account from "#contract/endpoints/account.ts";
import { call } from "./api.ts";
import { refreshQueries } from "./refresh-queries.ts";
import { useUser } from "./session.ts";

const creditsQuery = (userId: string) =>
  queryOptions({
    queryKey: ["credits", userId],
    queryFn: async ({ signal }) => (await call(account.credits, { params: { userId } }, signal)).data,
    refetchInterval: 60_000,
  });

/** The user's balance and totals; undefined while loading. */
export const useCredits = () => useCreditsQuery().data;

/** The same with error and refetch. */
export const useCreditsQuery = () => useQuery(creditsQuery(useUser().id));

/** Call it after every change of the balance. */
export const useRefreshCredits = () => {
  const queries = useQueryClient();
  return useCallback(async () => {
    await refreshQueries(queries, ["credits"]);
  }, [queries]);
};

/** Refreshes the balance when `value` changes after it was first known. */
export const useRefreshCreditsOnChange = (value: string | undefined): void => {
  const refresh = useRefreshCredits();
  const previous = useRef(value);
  useEffect(() => {
    if (previous.current !== undefined && previous.current !== value) void refresh();
    previous.current = value;
  }, [value, refresh]);
};

/** Refreshes the balance if it differs from the one of another reply. */
export const useSyncBalance = (expected: number | undefined): void => {
  const refresh = useRefreshCredits();
  const shown = useCredits()?.balance;
  useEffect(() => {
    if (expected !== undefined && shown !== undefined && expected !== shown) void refresh();
  }, [expected, shown, refresh]);
};
