import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { ledger } from "#contract/endpoints/account.ts";
import { paymentHistory } from "#contract/endpoints/payments.ts";
import { call } from "../../lib/api.ts";

const ledgerPageSize = 10;

/** The key starts with `credits`: refreshing the balance refreshes this list too. */
export const payments = (userId: string) =>
  queryOptions({
    queryKey: ["credits", userId, "payments"],
    queryFn: async ({ signal }) => (await call(paymentHistory, { params: { userId } }, signal)).data,
  });

/** The ledger entries, newest first, page by page. */
export const ledgerPages = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ["credits", userId, "ledger"],
    queryFn: async ({ signal, pageParam: cursor }) =>
      (await call(ledger, { params: { userId }, query: { limit: ledgerPageSize, ...(cursor && { cursor }) } }, signal))
        .data,
    initialPageParam: "",
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
