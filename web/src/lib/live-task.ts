import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import * as tasks from "#contract/endpoints/tasks.ts";
import type { Task } from "#contract/schema/task.ts";
import { call } from "./api.ts";
import { refreshQueries } from "./refresh-queries.ts";

/** The server holds the request open (long polling) until the task changes, for at most this time. */
const maxWaitSeconds = 20;
/** The pause between two requests, for tasks that change all the time. */
const pollIntervalMs = 1_000;

export const isUnfinished = ({ process_status }: Pick<Task, "process_status">): boolean =>
  process_status === "pending" || process_status === "in_progress";

/** The query key of a task, `["task", id]`, or of a part of it, `["task", id, "scenes"]`. */
export const taskKey = (id: string, ...part: readonly string[]) => ["task", id, ...part] as const;

/** A task with live updates while it is unfinished. It does not poll in a hidden tab. */
export const useLiveTask = (id: string) => {
  const queries = useQueryClient();
  const options = queryOptions({
    queryKey: taskKey(id),
    queryFn: async ({ signal }) => {
      const cached = queries.getQueryData<Task>(taskKey(id));
      const query = cached && isUnfinished(cached) ? { wait: maxWaitSeconds, version: cached.version } : {};
      return (await call(tasks.taskStatus, { params: { id }, query }, signal)).data;
    },
    // After an error the user retries by a button: polling would repeat the error every second.
    refetchInterval: ({ state: { data, error } }) => ((data ? isUnfinished(data) : !error) ? pollIntervalMs : false),
  });
  const { data, error, isPending, refetch } = useQuery(options);
  return {
    task: data,
    error,
    isPending,
    /** Call it after every action on the task. */
    refresh: () => refreshQueries(queries, taskKey(id)),
    retry: refetch,
  };
};
