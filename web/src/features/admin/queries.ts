import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as admin from "#contract/endpoints/admin.ts";
import { call } from "../../lib/api.ts";

/** The newest vouchers and the totals. */
export const vouchers = queryOptions({
  queryKey: ["admin", "vouchers"],
  queryFn: ({ signal }) => call(admin.listVouchers, {}, signal),
});

export const topUps = queryOptions({
  queryKey: ["admin", "top-ups"],
  queryFn: async ({ signal }) => (await call(admin.topUpHistory, {}, signal)).data,
});

/** The balance of the user with an email address. */
export const customer = (email: string) =>
  queryOptions({
    queryKey: ["admin", "customer", email],
    queryFn: ({ signal }) => call(admin.customerInfo, { params: { email } }, signal),
    enabled: email.includes("@"),
  });

/** The user or the film of an email, a user id or a film id, for support. */
export const support = (query: string) =>
  queryOptions({
    queryKey: ["admin", "support", query],
    queryFn: ({ signal }) => call(admin.findForSupport, { query: { query } }, signal),
    enabled: query !== "",
  });

/** Films of all users by words. Each search is noted in the audit log, so only an action on a film repeats it. */
export const filmSearch = (text: string) =>
  queryOptions({
    queryKey: ["admin", "film-search", text],
    queryFn: ({ signal }) => call(admin.searchFilms, { body: { text } }, signal),
    enabled: text !== "",
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });

export const pausedEngines = queryOptions({
  queryKey: ["admin", "paused-engines"],
  queryFn: async ({ signal }) => (await call(admin.pausedProviders, {}, signal)).data,
});

/** `month` has the format 2026-01. */
export const audit = (month: string) =>
  queryOptions({
    queryKey: ["admin", "audit", month],
    queryFn: async ({ signal }) => (await call(admin.listAudit, { query: { month, limit: 100 } }, signal)).data,
    placeholderData: keepPreviousData,
  });
