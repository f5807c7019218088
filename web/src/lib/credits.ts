import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import * as account from "#contract/endpoints/account.ts";
import { call } from "./api.ts";
import { useUser } from "./session.ts";

const creditsQuery = (userId: string) =>
  queryOptions({
    queryKey: ["credits", userId],
    queryFn: async ({ signal }) => (await call(account.credits, { params: { userId } }, signal)).data,
    refetchInterval: 60_000,
  });

/** What the user can spend, has earned and has spent; undefined until it is known. */
export const useCredits = () => useCreditsQuery().data;

/** The same, for a page that also says where it could not be asked for. */
export const useCreditsQuery = () => useQuery(creditsQuery(useUser().id));

/** To be called after anything that spends credits or gives them back: an answer asked for before may be of before. */
export const useRefreshCredits = () => {
  const queries = useQueryClient();
  return useCallback(async () => {
    await queries.cancelQueries({ queryKey: ["credits"] });
    await queries.invalidateQueries({ queryKey: ["credits"] });
  }, [queries]);
};

/** Asks for the balance again when something that it depends on has changed since the page knew it first. */
export const useRefreshCreditsOnChange = (value: string | undefined): void => {
  const refresh = useRefreshCredits();
  const previous = useRef(value);
  useEffect(() => {
    if (previous.current !== undefined && previous.current !== value) void refresh();
    previous.current = value;
  }, [value, refresh]);
};

/** Asks for the balance again where a page has just been told of another one, whichever of the two came first. */
export const useSyncBalance = (expected: number | undefined): void => {
  const refresh = useRefreshCredits();
  const shown = useCredits()?.balance;
  useEffect(() => {
    if (expected !== undefined && shown !== undefined && expected !== shown) void refresh();
  }, [expected, shown, refresh]);
};
