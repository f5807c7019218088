import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as tasks from "#contract/endpoints/tasks.ts";
import { call } from "../../lib/api.ts";
import { isNarrowed, type ListQuery, startOfPeriod } from "./filters.ts";

export const pageSize = 10;

const listPollMs = 3_000;
/** A search reads many tasks, so it polls less often. */
const searchPollMs = 10_000;

/** A page of the user's tasks. It polls while a film is pending or in progress. */
export const taskList = (userId: string, asked: ListQuery) =>
  queryOptions({
    queryKey: ["tasks", { userId, ...asked }],
    queryFn: async ({ signal }) => {
      const { data } = await call(tasks.listTasks, { params: { userId }, query: queryOf(asked) }, signal);
      return { tasks: data.tasks, total: data.pagination.total, counts: data.counts };
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => {
      if (!data || data.counts.pending + data.counts.in_progress === 0) return false;
      return isNarrowed(asked) ? searchPollMs : listPollMs;
    },
  });

const queryOf = ({ filter, page, words, type, source, period }: ListQuery) => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
  ...(filter !== "all" && { status: filter }),
  ...(words && { text: words }),
  ...(type && { story_type: type }),
  ...(source && { triggered_by: source }),
  ...(period && { created_from: startOfPeriod(period, new Date()).toISOString() }),
});
