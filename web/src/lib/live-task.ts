import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import * as tasks from "#contract/endpoints/tasks.ts";
import type { Task } from "#contract/schema/task.ts";
import { call } from "./api.ts";

/** The server keeps the call open until there is news, and at most so many seconds. */
const maxWaitSeconds = 20;
/** Between an answer and the next call: a film that changes at every moment is not asked for at every moment. */
const pollIntervalMs = 1_000;

export const isUnfinished = ({ process_status }: Pick<Task, "process_status">): boolean =>
  process_status === "pending" || process_status === "in_progress";

/** The key of one task: `["task", id]`, and of what belongs to it: `["task", id, "scenes"]`. */
export const taskKey = (id: string, ...part: readonly string[]) => ["task", id, ...part] as const;

/** One task as it is now, and while it is being made, at each change. A page that nobody looks at does not ask. */
export const useLiveTask = (id: string) => {
  const queries = useQueryClient();
  const options = queryOptions({
    queryKey: taskKey(id),
    queryFn: async ({ signal }) => {
      const cached = queries.getQueryData<Task>(taskKey(id));
      const query = cached && isUnfinished(cached) ? { wait: maxWaitSeconds, version: cached.version } : {};
      return (await call(tasks.taskStatus, { params: { id }, query }, signal)).data;
    },
    // Who was told that there is none asks again, if at all, by a button: else the page would say so once a second.
    refetchInterval: ({ state: { data, error } }) => ((data ? isUnfinished(data) : !error) ? pollIntervalMs : false),
  });
  const { data, error, isPending, refetch } = useQuery(options);
  return {
    task: data,
    error,
    isPending,
    /** To be called after anything that was done to it. */
    refresh: () => queries.invalidateQueries({ queryKey: taskKey(id) }),
    retry: refetch,
  };
};
