import * as tasks from "#contract/endpoints/tasks.ts";
import type { Task, TaskStatus } from "#contract/schema/task.ts";
import { call } from "../../lib/api.ts";
import { usePolled } from "../../lib/use-polled.ts";

export const pageSize = 10;
export type Filter = TaskStatus | "all";

const whileWatched = 1_500;
const whileListed = 3_000;

export const isUnfinished = ({ process_status }: Task): boolean =>
  process_status === "pending" || process_status === "in_progress";

/** A page of one's films, asked for again while one of them is still being made. */
export const useTaskList = (userId: string, filter: Filter, page: number) =>
  usePolled(
    `tasks ${userId} ${filter} ${page}`,
    async () => {
      const offset = (page - 1) * pageSize;
      const query = { limit: pageSize, offset, ...(filter !== "all" && { status: filter }) };
      return (await call(tasks.listTasks, { params: { userId }, query })).data;
    },
    (list) => (list.counts.pending + list.counts.in_progress > 0 ? whileListed : undefined),
  );

export const useTask = (id: string) =>
  usePolled(
    `task ${id}`,
    async () => (await call(tasks.taskStatus, { params: { id }, query: {} })).data,
    (task) => (isUnfinished(task) ? whileWatched : undefined),
  );

/** The storyboard: asked for again while it is being filled in. */
export const useScenes = ({ task_id: id, process_status, attempt }: Task) =>
  usePolled(
    `scenes ${id} ${process_status} ${attempt}`,
    async () =>
      process_status === "pending" ? [] : (await call(tasks.taskScenes, { params: { id }, query: {} })).data.scenes,
    () => (process_status === "in_progress" ? whileWatched : undefined),
  );
