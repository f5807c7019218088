import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import * as blog from "#contract/endpoints/blog.ts";
import * as developers from "#contract/endpoints/developers.ts";
import { listTasks } from "#contract/endpoints/tasks.ts";
import * as webhooks from "#contract/endpoints/webhooks.ts";
import { call } from "../../lib/api.ts";

export const usageAsked = 10;
const whileMade = 5_000;
const otherwise = 20_000;
const deliveriesAPage = 10;

/** One's keys, masked: the one in use, and all of the last 30 days. */
export const keysOf = (userId: string) =>
  queryOptions({
    queryKey: ["developer", userId, "keys"],
    queryFn: ({ signal }) => call(developers.apiKey, { params: { userId } }, signal),
  });

/** What one's programs ordered last; programs do that at any time, so it is asked for again and again. */
export const usageOf = (userId: string) =>
  queryOptions({
    queryKey: ["developer", userId, "usage"],
    queryFn: async ({ signal }) => {
      const query = { limit: usageAsked };
      return (await call(developers.apiUsageHistory, { params: { userId }, query }, signal)).data.tasks;
    },
    refetchInterval: ({ state }) =>
      state.data?.some(({ process_status: status }) => status === "pending" || status === "in_progress")
        ? whileMade
        : otherwise,
  });

export const webhookOf = (userId: string) =>
  queryOptions({
    queryKey: ["developer", userId, "webhook"],
    queryFn: async ({ signal }) => (await call(webhooks.webhookConfig, { params: { userId } }, signal)).data,
    refetchInterval: otherwise,
  });

/** The user's latest films, of which a test can tell. */
export const filmsOf = (userId: string) =>
  queryOptions({
    queryKey: ["developer", userId, "films"],
    queryFn: async ({ signal }) => (await call(listTasks, { params: { userId }, query: {} }, signal)).data.tasks,
  });

/** The delivery log, page by page. What is on its way is looked at more often. */
export const deliveriesOf = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ["developer", userId, "deliveries"],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: deliveriesAPage, ...(pageParam && { cursor: pageParam }) };
      return (await call(webhooks.webhookDeliveries, { params: { userId }, query }, signal)).data;
    },
    initialPageParam: "",
    getNextPageParam: (last) => last.next_cursor,
    refetchInterval: whileMade,
  });

export const ghostOf = (userId: string) =>
  queryOptions({
    queryKey: ["developer", userId, "ghost"],
    queryFn: async ({ signal }) => (await call(blog.ghostConfig, { params: { userId } }, signal)).data,
  });
