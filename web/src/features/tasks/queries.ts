import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as tasks from "#contract/endpoints/tasks.ts";
import type { Task } from "#contract/schema/task.ts";
import { call } from "../../lib/api.ts";
import type { Asked, Filter } from "./filters.ts";
import { isMeant } from "./is-meant.ts";

export const pageSize = 10;

const whileListed = 3_000;
/** A search reads all films: not as often. */
const whileSearched = 10_000;
const largestPage = 100;
/** Beyond the newest films, a search goes no further. */
const mostPages = 20;

/** A page of one's films, asked for again while one of them is still being made. */
export const taskList = (userId: string, { filter, page, words }: Asked) =>
  queryOptions({
    queryKey: ["tasks", { userId, filter, page, words }],
    queryFn: ({ signal }) =>
      words ? found(userId, { filter, page, words }, signal) : listed(userId, filter, page, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => {
      if (!data || data.counts.pending + data.counts.in_progress === 0) return false;
      return words ? whileSearched : whileListed;
    },
  });

const statusOf = (filter: Filter) => (filter === "all" ? {} : { status: filter });

const listed = async (userId: string, filter: Filter, page: number, signal: AbortSignal) => {
  const query = { limit: pageSize, offset: (page - 1) * pageSize, ...statusOf(filter) };
  const { data } = await call(tasks.listTasks, { params: { userId }, query }, signal);
  return { tasks: data.tasks, total: data.pagination.total, counts: data.counts };
};

/** A page of the films that are searched for. */
const found = async (userId: string, { filter, page, words }: Asked, signal: AbortSignal) => {
  const meant: Task[] = [];
  let cursor: string | undefined;
  for (let read = 1; ; read++) {
    const query = { limit: largestPage, ...statusOf(filter), ...(cursor && { cursor }) };
    const { data } = await call(tasks.listTasks, { params: { userId }, query }, signal);
    meant.push(...data.tasks.filter((task) => isMeant(task, words)));
    cursor = data.pagination.next_cursor;
    if (!cursor || read === mostPages) {
      const from = (page - 1) * pageSize;
      return { tasks: meant.slice(from, from + pageSize), total: meant.length, counts: data.counts };
    }
  }
};
