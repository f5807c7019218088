import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import * as blog from "#contract/endpoints/blog.ts";
import { systemConfiguration } from "#contract/endpoints/catalogue.ts";
import * as developers from "#contract/endpoints/developers.ts";
import { listTasks } from "#contract/endpoints/tasks.ts";
import * as webhooks from "#contract/endpoints/webhooks.ts";
import { call } from "../../lib/api.ts";

export const usageLimit = 10;
const activePollMs = 5_000;
const idlePollMs = 20_000;
const deliveryPageSize = 10;

/** The user's keys, masked: the active ones and those of the last 30 days. */
export const apiKeysQuery = (userId: string) =>
  queryOptions({
    queryKey: ["developer", userId, "keys"],
    queryFn: ({ signal }) => call(developers.apiKey, { params: { userId } }, signal),
  });

/** The newest orders of the user's programs. It polls, because programs order at any time. */
export const usageQuery = (userId: string) =>
  queryOptions({
    queryKey: ["developer", userId, "usage"],
    queryFn: async ({ signal }) => {
      const query = { limit: usageLimit };
      return (await call(developers.apiUsageHistory, { params: { userId }, query }, signal)).data.tasks;
    },
    refetchInterval: ({ state }) =>
      state.data?.some(({ process_status: status }) => status === "pending" || status === "in_progress")
        ? activePollMs
        : idlePollMs,
  });

/** The repository of clients for our API; undefined if the operator names none. */
export const clientRepositoryQuery = queryOptions({
  queryKey: ["developer", "client-repository"],
  queryFn: async ({ signal }) => (await call(systemConfiguration, {}, signal)).configuration.client_repository ?? null,
  staleTime: Number.POSITIVE_INFINITY,
});

export const webhookQuery = (userId: string) =>
  queryOptions({
    queryKey: ["developer", userId, "webhook"],
    queryFn: async ({ signal }) => (await call(webhooks.webhookConfig, { params: { userId } }, signal)).data,
    refetchInterval: idlePollMs,
  });

/** The user's newest films, as choices for a test message. */
export const filmsQuery = (userId: string) =>
  queryOptions({
    queryKey: ["developer", userId, "films"],
    queryFn: async ({ signal }) => (await call(listTasks, { params: { userId }, query: {} }, signal)).data.tasks,
  });

/** The delivery log, page by page. It polls for pending deliveries. */
export const deliveriesQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ["developer", userId, "deliveries"],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: deliveryPageSize, ...(pageParam && { cursor: pageParam }) };
      return (await call(webhooks.webhookDeliveries, { params: { userId }, query }, signal)).data;
    },
    initialPageParam: "",
    getNextPageParam: (last) => last.next_cursor,
    refetchInterval: activePollMs,
  });

export const ghostQuery = (userId: string) =>
  queryOptions({
    queryKey: ["developer", userId, "ghost"],
    queryFn: async ({ signal }) => (await call(blog.ghostConfig, { params: { userId } }, signal)).data,
  });
