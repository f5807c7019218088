import { queryOptions } from "@tanstack/react-query";
import { createFolders } from "#contract/endpoints/account.ts";
import { listTasks } from "#contract/endpoints/tasks.ts";
import { call } from "../../lib/api.ts";

const recentCount = 6;
const activePollMs = 3_000;

/** The newest tasks and the count of each status. Polls while a film is in progress. */
export const recentTasks = (userId: string) =>
  queryOptions({
    queryKey: ["tasks", { userId, recentCount }],
    queryFn: async ({ signal }) =>
      (await call(listTasks, { params: { userId }, query: { limit: recentCount } }, signal)).data,
    refetchInterval: ({ state }) =>
      state.data && state.data.counts.pending + state.data.counts.in_progress > 0 ? activePollMs : false,
  });

/** The newest completed film. `completed` is the count of completed films: a change loads it again. */
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

/** Makes sure, once per visit, that the folders of the user's uploads exist. */
export const uploadFolders = (userId: string) =>
  queryOptions({
    queryKey: ["folders", userId],
    queryFn: ({ signal }) => call(createFolders, { params: { userId } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
