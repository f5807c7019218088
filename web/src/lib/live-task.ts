import { useQuery, useQueryClient } from "@tanstack/react-query";
import * as tasks from "#contract/endpoints/tasks.ts";
import type { Task } from "#contract/schema/task.ts";
import { call } from "./api.ts";

const whileWatched = 1_500;

export const isUnfinished = ({ process_status }: Pick<Task, "process_status">): boolean =>
  process_status === "pending" || process_status === "in_progress";

/** The key of one task: `["task", id]`, and of what belongs to it: `["task", id, "scenes"]`. */
export const taskKey = (id: string, ...part: readonly string[]) => ["task", id, ...part] as const;

/** One task as it is now: asked for again until it has ended, more rarely where nobody looks at the page. */
export const useLiveTask = (id: string) => {
  const queries = useQueryClient();
  const { data, error, isPending } = useQuery({
    queryKey: taskKey(id),
    queryFn: async ({ signal }) => (await call(tasks.taskStatus, { params: { id }, query: {} }, signal)).data,
    refetchInterval: ({ state }) => (state.data && !isUnfinished(state.data) ? false : whileWatched),
  });
  return {
    task: data,
    error,
    isPending,
    /** To be called after anything that was done to it. */
    refresh: () => queries.invalidateQueries({ queryKey: taskKey(id) }),
  };
};
