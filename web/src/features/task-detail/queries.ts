import { queryOptions } from "@tanstack/react-query";
import * as tasks from "#contract/endpoints/tasks.ts";
import type { Task } from "#contract/schema/task.ts";
import { call } from "../../lib/api.ts";
import { taskKey } from "../../lib/live-task.ts";

const whileWatched = 1_500;

/** The storyboard: asked for again while it is being filled in. */
export const scenesOf = ({ task_id: id, process_status, attempt }: Task) =>
  queryOptions({
    queryKey: taskKey(id, "scenes", process_status, String(attempt)),
    queryFn: async ({ signal }) => (await call(tasks.taskScenes, { params: { id }, query: {} }, signal)).data.scenes,
    enabled: process_status !== "pending",
    refetchInterval: process_status === "in_progress" ? whileWatched : false,
  });
