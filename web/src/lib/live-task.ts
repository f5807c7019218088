import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import * as tasks from "#contract/endpoints/tasks.ts";
import type { Task } from "#contract/schema/task.ts";
import { callIfChanged } from "./api.ts";
import { makingSeconds, pollSeconds } from "./poll-interval.ts";
import { refreshQueries } from "./refresh-queries.ts";

/** After this time the task is read whole: its progress by elapsed time is no news. */
const maxAgeMs = 15_000;

export const isUnfinished = ({ process_status }: Pick<Task, "process_status">): boolean =>
  process_status === "pending" || process_status === "in_progress";

/** A film or a new cut of it is being made, or its files are being copied. */
const isLive = (task: Task): boolean =>
  isUnfinished(task) || task.new_cut?.state === "making" || task.extension?.state === "copying";

/** The query key of a task, `["task", id]`, or of a part of it, `["task", id, "scenes"]`. */
export const taskKey = (id: string, ...part: readonly string[]) => ["task", id, ...part] as const;

interface Known {
  readonly task: Task;
  readonly readAt: number;
}

/** A task with live updates while it, or a new cut of it, is unfinished. It does not poll in a hidden tab. */
export const useLiveTask = (id: string) => {
  const queries = useQueryClient();
  const options = queryOptions({
    queryKey: taskKey(id),
    queryFn: async ({ signal }) => {
      const known = queries.getQueryData<Known>(taskKey(id));
      const isFresh = known !== undefined && Date.now() - known.readAt < maxAgeMs;
      const version = isFresh ? known.task.version : undefined;
      // An answer without news is short and has no body.
      const answer = await callIfChanged(tasks.taskStatus, { params: { id }, query: {} }, { signal, version });
      if (answer) return { task: answer.data, readAt: Date.now() };
      if (known) return known;
      throw new Error("The server has no such version");
    },
    select: ({ task }) => task,
    // After an error the user retries by a button: polling would repeat the error every second.
    refetchInterval: ({ state: { data, error } }) => {
      if (!data) return !error && makingSeconds * 1_000;
      return isLive(data.task) && pollSeconds(data.task) * 1_000;
    },
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
