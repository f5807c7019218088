import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as tasks from "#contract/endpoints/tasks.ts";
import { call } from "../../lib/api.ts";
import type { Filter } from "./filters.ts";

export const pageSize = 10;

const whileListed = 3_000;

/** A page of one's films, asked for again while one of them is still being made. */
export const taskList = (userId: string, filter: Filter, page: number) =>
  queryOptions({
    queryKey: ["tasks", { userId, filter, page }],
    queryFn: async ({ signal }) => {
      const query = { limit: pageSize, offset: (page - 1) * pageSize, ...(filter !== "all" && { status: filter }) };
      return (await call(tasks.listTasks, { params: { userId }, query }, signal)).data;
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data && state.data.counts.pending + state.data.counts.in_progress > 0 ? whileListed : false,
  });
