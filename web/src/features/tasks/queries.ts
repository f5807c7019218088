import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as tasks from "#contract/endpoints/tasks.ts";
import type { Task } from "#contract/schema/task.ts";
import { call } from "../../lib/api.ts";
import type { Filter, ListQuery } from "./filters.ts";
import { matchesSearch } from "./filters.ts";

export const pageSize = 10;

const listPollMs = 3_000;
/** A search reads all tasks, so it polls less often. */
const searchPollMs = 10_000;
const maxPageSize = 100;
/** A search covers the newest 2,000 tasks. */
const maxSearchedPages = 20;

/** A page of the user's tasks. It polls while a film is pending or in progress. */
export const taskList = (userId: string, { filter, page, words }: ListQuery) =>
  queryOptions({
    queryKey: ["tasks", { userId, filter, page, words }],
    queryFn: ({ signal }) =>
      words ? searchTasks(userId, { filter, page, words }, signal) : fetchPage(userId, filter, page, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => {
      if (!data || data.counts.pending + data.counts.in_progress === 0) return false;
      return words ? searchPollMs : listPollMs;
    },
  });

const statusOf = (filter: Filter) => (filter === "all" ? {} : { status: filter });

const fetchPage = async (userId: string, filter: Filter, page: number, signal: AbortSignal) => {
  const query = { limit: pageSize, offset: (page - 1) * pageSize, ...statusOf(filter) };
  const { data } = await call(tasks.listTasks, { params: { userId }, query }, signal);
  return { tasks: data.tasks, total: data.pagination.total, counts: data.counts };
};

/** Returns a page of the tasks that match the search. */
const searchTasks = async (userId: string, { filter, page, words }: ListQuery, signal: AbortSignal) => {
  const matches: Task[] = [];
  let cursor: string | undefined;
  for (let read = 1; ; read++) {
    const query = { limit: maxPageSize, ...statusOf(filter), ...(cursor && { cursor }) };
    const { data } = await call(tasks.listTasks, { params: { userId }, query }, signal);
    matches.push(...data.tasks.filter((task) => matchesSearch(task, words)));
    cursor = data.pagination.next_cursor;
    if (!cursor || read === maxSearchedPages) {
      const from = (page - 1) * pageSize;
      return { tasks: matches.slice(from, from + pageSize), total: matches.length, counts: data.counts };
    }
  }
};
