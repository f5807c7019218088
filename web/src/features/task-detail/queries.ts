import { queryOptions } from "@tanstack/react-query";
import { ledger } from "#contract/endpoints/account.ts";
import * as tasks from "#contract/endpoints/tasks.ts";
import type { Task } from "#contract/schema/task.ts";
import { call } from "../../lib/api.ts";
import { taskKey } from "../../lib/live-task.ts";

/** Scenes come in one after the other: more often is not seen. */
const scenePollMs = 2_000;
const maxLedgerEntries = 100;

/** The storyboard: asked for again while it is being filled in. */
export const scenesQuery = ({ task_id: id, process_status, attempt }: Task) =>
  queryOptions({
    queryKey: taskKey(id, "scenes", process_status, String(attempt)),
    queryFn: async ({ signal }) => (await call(tasks.taskScenes, { params: { id }, query: {} }, signal)).data.scenes,
    enabled: process_status !== "pending",
    refetchInterval: process_status === "in_progress" ? scenePollMs : false,
  });

/** The files of a completed film, under good names. */
export const downloadsQuery = ({ task_id: id, process_status, files_expired }: Task) =>
  queryOptions({
    queryKey: taskKey(id, "downloads"),
    queryFn: async ({ signal }) => (await call(tasks.taskDownloads, { params: { id }, query: {} }, signal)).data.files,
    enabled: process_status === "completed" && !files_expired,
  });

/** What a film has moved on its owner's account, oldest first; of a film of long ago perhaps nothing. */
export const ledgerQuery = ({ task_id: id, user_id: userId, process_status, attempt }: Task) =>
  queryOptions({
    queryKey: taskKey(id, "movements", process_status, String(attempt)),
    queryFn: async ({ signal }) => {
      const query = { limit: maxLedgerEntries };
      const { entries } = (await call(ledger, { params: { userId }, query }, signal)).data;
      return entries.filter(({ ref }) => ref === id).reverse();
    },
  });

/** How many films of a user are being made: what one that waits may be waiting for. */
export const runningQuery = ({ user_id: userId, process_status }: Task) =>
  queryOptions({
    queryKey: ["tasks", { userId, running: true }],
    queryFn: async ({ signal }) =>
      (await call(tasks.listTasks, { params: { userId }, query: { limit: 1 } }, signal)).data.counts.in_progress,
    enabled: process_status === "pending",
    refetchInterval: 5_000,
  });
