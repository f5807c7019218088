import { queryOptions } from "@tanstack/react-query";
import { listTasks } from "#contract/endpoints/tasks.ts";
import { call } from "../../lib/api.ts";

const recent = 6;
const whileMaking = 5_000;

/** The newest tasks, and how many there are of each status. */
export const recentTasks = (userId: string) =>
  queryOptions({
    queryKey: ["tasks", { userId, recent }],
    queryFn: async ({ signal }) =>
      (await call(listTasks, { params: { userId }, query: { limit: recent } }, signal)).data,
    refetchInterval: ({ state }) =>
      state.data && state.data.counts.pending + state.data.counts.in_progress > 0 ? whileMaking : false,
  });
