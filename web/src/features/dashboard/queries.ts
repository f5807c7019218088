import { queryOptions } from "@tanstack/react-query";
import { createFolders } from "#contract/endpoints/account.ts";
import { listTasks } from "#contract/endpoints/tasks.ts";
import { call } from "../../lib/api.ts";

const recentCount = 6;
const activePollMs = 3_000;

/** The newest tasks, and how many there are of each status. Asked for again while one of them is being made. */
export const recentTasks = (userId: string) =>
  queryOptions({
    queryKey: ["tasks", { userId, recentCount }],
    queryFn: async ({ signal }) =>
      (await call(listTasks, { params: { userId }, query: { limit: recentCount } }, signal)).data,
    refetchInterval: ({ state }) =>
      state.data && state.data.counts.pending + state.data.counts.in_progress > 0 ? activePollMs : false,
  });

/** The film that was completed last. `completed`: how many there are; one more of them is a new latest one. */
export const latestTask = (userId: string, completed: number) =>
  queryOptions({
    queryKey: ["tasks", { userId, latest: completed }],
    queryFn: async ({ signal }) => {
      const query = { limit: 1, status: "completed" } as const;
      const { tasks } = (await call(listTasks, { params: { userId }, query }, signal)).data;
      return tasks[0] ?? null;
    },
    enabled: completed > 0,
  });

/** The folders of a user's uploads: made sure of once in a visit. */
export const uploadFolders = (userId: string) =>
  queryOptions({
    queryKey: ["folders", userId],
    queryFn: ({ signal }) => call(createFolders, { params: { userId } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
