import { queryOptions } from "@tanstack/react-query";
import { youTubeUpload } from "#contract/endpoints/youtube.ts";
import type { Task } from "#contract/schema/task.ts";
import type { YouTubeChannel } from "#contract/schema/youtube.ts";
import { call } from "../../../lib/api.ts";
import { taskKey } from "../../../lib/live-task.ts";

const pollMs = 2_000;
/** The service tries a failed upload again after minutes, if the failure may pass. */
const failedPollMs = 15_000;

/** Automatic publishing begins seconds after a film is completed. */
const expectedMs = 120_000;

/** Whether an upload may begin by itself at any moment. */
export const isUploadExpected = (
  { task_completed_at: at }: Pick<Task, "task_completed_at">,
  channel: YouTubeChannel | null | undefined,
): boolean => channel?.auto_publish != null && at !== undefined && Date.now() - new Date(at).getTime() < expectedMs;

/** The upload of a film to YouTube, or null; with live updates while it is uploaded or expected. */
export const uploadQuery = (id: string, isExpected = false) =>
  queryOptions({
    queryKey: taskKey(id, "youtube"),
    queryFn: async ({ signal }) => (await call(youTubeUpload, { params: { id } }, signal)).data,
    refetchInterval: ({ state: { data } }) =>
      data?.state === "failed" ? failedPollMs : (data ? data.state === "uploading" : isExpected) && pollMs,
  });
