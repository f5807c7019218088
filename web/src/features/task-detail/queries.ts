import { queryOptions } from "@tanstack/react-query";
import { ledger } from "#contract/endpoints/account.ts";
import * as tasks from "#contract/endpoints/tasks.ts";
import type { Task } from "#contract/schema/task.ts";
import { call } from "../../lib/api.ts";
import { taskKey } from "../../lib/live-task.ts";

/** Scenes are completed one after another; faster polling shows nothing new. */
const scenePollMs = 2_000;
const maxLedgerEntries = 100;

/** The storyboard with its revision and whether it can be edited. It polls while scenes are made, and follows the task. */
export const scenesQuery = ({ task_id: id, process_status, attempt, progress, version, cut, new_cut }: Task) =>
  queryOptions({
    queryKey: taskKey(
      ...[id, "scenes", process_status, String(attempt)],
      ...[progress.review ? version : "", String(cut), new_cut?.state ?? ""],
    ),
    queryFn: async ({ signal }) => (await call(tasks.taskScenes, { params: { id }, query: {} }, signal)).data,
    enabled: process_status !== "pending",
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
    // A reply from before the start of a new cut allows edits that the server now refuses.
    select: ({ editing, ...scenes }) => ({
      ...scenes,
      editing: editing && { ...editing, allowed: editing.allowed && new_cut?.state !== "making" },
    }),
    refetchInterval:
      process_status === "in_progress" && (!progress.review || progress.review_updating) ? scenePollMs : false,
  });

/** The downloads of a completed film, or of an earlier cut of it. */
export const downloadsQuery = (
  { task_id: id, process_status, files_expired, expires_at = "", cut: newest }: Task,
  cut: number | undefined = newest,
) =>
  queryOptions({
    queryKey: taskKey(id, "downloads", String(cut), expires_at),
    queryFn: async ({ signal }) =>
      (await call(tasks.taskDownloads, { params: { id }, query: cut === undefined ? {} : { cut } }, signal)).data.files,
    enabled: process_status === "completed" && !files_expired,
  });

/** The ledger entries of a film, oldest first. Entries older than the newest 100 are missing. */
export const ledgerQuery = ({ task_id: id, user_id: userId, process_status, attempt, new_cut, cut, extension }: Task) =>
  queryOptions({
    queryKey: taskKey(
      ...[id, "movements", process_status, String(attempt), String(cut), new_cut?.state ?? ""],
      ...[extension?.state ?? "", extension?.expires_at ?? ""],
    ),
    queryFn: async ({ signal }) => {
      const query = { limit: maxLedgerEntries };
      const { entries } = (await call(ledger, { params: { userId }, query }, signal)).data;
      return entries.filter(({ ref }) => ref === id).reverse();
    },
  });

/** The number of the user's running films, which a pending one may be waiting for. */
export const runningQuery = ({ user_id: userId, process_status }: Task) =>
  queryOptions({
    queryKey: ["tasks", { userId, running: true }],
    queryFn: async ({ signal }) =>
      (await call(tasks.listTasks, { params: { userId }, query: { limit: 1 } }, signal)).data.counts.in_progress,
    enabled: process_status === "pending",
    refetchInterval: 5_000,
  });
