import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { ReplyOf } from "#contract/endpoint.ts";
import * as tasks from "#contract/endpoints/tasks.ts";
import type { SceneEdit } from "#contract/schema/scene-edit.ts";
import type { TranslationOrder } from "#contract/schema/translation.ts";
import { call } from "./api.ts";
import { useRefreshCredits } from "./credits.ts";
import { taskKey } from "./live-task.ts";
import { refreshQueries } from "./refresh-queries.ts";
import { useIdempotentCall } from "./use-idempotent-call.ts";

/**
 * Actions on a task. Each refreshes the lists, the task and the balance, also after an error; those of a new cut its film
 * too.
 */
export const useTaskCalls = (id: string, filmId: string = id) => {
  const queries = useQueryClient();
  const refreshCredits = useRefreshCredits();
  const sendEdits = useIdempotentCall(tasks.editScenes);
  const startCut = useIdempotentCall(tasks.makeCut);
  const extend = useIdempotentCall(tasks.extendTask);
  const orderLanguages = useIdempotentCall(tasks.translateTask);
  const args = { params: { id }, query: {} };
  const refresh = useCallback(
    () =>
      Promise.all([
        refreshQueries(queries, ["tasks"]),
        ...[...new Set([id, filmId])].map((each) => refreshQueries(queries, taskKey(each))),
        refreshCredits(),
      ]),
    [queries, id, filmId, refreshCredits],
  );
  const thenRefresh = async <Reply>(reply: Promise<Reply>): Promise<Reply> => {
    try {
      return await reply;
    } finally {
      await refresh();
    }
  };
  /** The cut before, which has ended, had the same id. */
  const forgetLastCut = (started: ReplyOf<typeof tasks.makeCut>) => {
    queries.removeQueries({ queryKey: taskKey(started.data.cut_task_id) });
    return started;
  };
  return {
    start: () => thenRefresh(call(tasks.startTask, args)),
    continueReview: () => thenRefresh(call(tasks.continueReview, args)),
    editScenes: (revision: number, edits: readonly SceneEdit[]) =>
      thenRefresh(sendEdits({ ...args, body: { revision, edits: [...edits] } })),
    makeCut: (revision: number, edits: readonly SceneEdit[]) =>
      thenRefresh(startCut({ ...args, body: { revision, edits: [...edits] } }).then(forgetLastCut)),
    translate: (languages: readonly TranslationOrder[]) =>
      thenRefresh(orderLanguages({ ...args, body: { languages: [...languages] } })),
    cancel: () => thenRefresh(call(tasks.cancelTask, args)),
    retry: () => thenRefresh(call(tasks.retryTask, args)),
    extend: () => thenRefresh(extend(args)),
    share: (shared: boolean) => thenRefresh(call(tasks.shareTask, { ...args, body: { shared } })),
    /** Does not refresh the deleted task. */
    remove: async () => {
      await queries.cancelQueries({ queryKey: taskKey(id) });
      await call(tasks.deleteTask, args);
      await Promise.all([refreshQueries(queries, ["tasks"]), refreshCredits()]);
    },
  };
};
