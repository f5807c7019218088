import type { RequestOf } from "#contract/endpoint.ts";
import * as presetContract from "#contract/endpoints/presets.ts";
import * as contract from "#contract/endpoints/tasks.ts";
import type { Task } from "#contract/schema/task.ts";
import { artifacts } from "#functions/connect/artifacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { cursors } from "#functions/connect/cursors.ts";
import { database } from "#functions/connect/database.ts";
import { assistant } from "#functions/connect/engines/assistant.ts";
import { engineChecks } from "#functions/connect/engines/checks.ts";
import { pauses } from "#functions/connect/engines/engine-call.ts";
import { executions } from "#functions/connect/executions.ts";
import { filmQueue } from "#functions/connect/film-queue.ts";
import { pictureReader } from "#functions/connect/picture-reader.ts";
import { randomText } from "#functions/connect/random-text.ts";
import { settings } from "#functions/connect/settings.ts";
import { speechEstimate } from "#functions/connect/speech-estimate.ts";
import { editScenes, lastEdit } from "#functions/core/edit/edit-scenes.ts";
import { showEditing } from "#functions/core/edit/editable.ts";
import { lastCut, makeCut } from "#functions/core/edit/make-cut.ts";
import { extendFilm } from "#functions/core/extension/extend-film.ts";
import { showDownloads } from "#functions/core/film/show-downloads.ts";
import { showPlaylist } from "#functions/core/film/show-playlist.ts";
import { showScenes } from "#functions/core/film/show-scenes.ts";
import { createTask } from "#functions/core/order/create-task.ts";
import { editTask } from "#functions/core/order/edit-task.ts";
import { continueTask, repeatTask } from "#functions/core/order/repeat-task.ts";
import { changePreset, createPreset, deletePreset, findPreset, listPresets } from "#functions/core/preset/presets.ts";
import { showPauses } from "#functions/core/provider/show-pauses.ts";
import { cancelTask } from "#functions/core/task/cancel-task.ts";
import { continueReview } from "#functions/core/task/continue-review.ts";
import { deleteTask } from "#functions/core/task/delete-task.ts";
import { findTask } from "#functions/core/task/find-task.ts";
import { listTasks } from "#functions/core/task/list-tasks.ts";
import { present, presentAll } from "#functions/core/task/present.ts";
import { refuseLiveTask } from "#functions/core/task/refuse-live-task.ts";
import { retryTask } from "#functions/core/task/retry-task.ts";
import { showStatus } from "#functions/core/task/show-status.ts";
import { startTask } from "#functions/core/task/start-task.ts";
import { versionOf } from "#functions/core/task/task-version.ts";
import { lastTranslations, orderTranslations } from "#functions/core/translation/order-translations.ts";
import { shareFilm } from "#functions/core/watch/share-film.ts";
import { type Caller, requireOwner } from "#functions/http/caller.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { route } from "#functions/http/route.ts";

const connect = () => ({
  ...clock(),
  ...database(),
  ...cursors(),
  ...artifacts(),
  ...executions(),
  ...filmQueue(),
  ...settings(),
  ...assistant(),
  ...engineChecks(),
  ...pauses(),
  ...randomText(),
  ...pictureReader(),
  ...speechEstimate(),
});
type Deps = ReturnType<typeof connect>;

/** Returns the caller's user id. Throws if the request names another user, or if a test key addresses a live task. */
const changer = async (deps: Deps, caller: Caller, claimed: { userId?: string | undefined }, task: { id: string }) => {
  const userId = requireOwner(claimed.userId, caller);
  await refuseLiveTask(deps, userId, task.id, caller.key);
  return userId;
};

const ordered = (task: Task) => {
  const made = { taskId: task.task_id, creditCost: task.credit_cost };
  return { data: { ...made, task }, ...made };
};

const originOf = ({ key }: Caller) =>
  key ? { by: "api_call" as const, id: "api" as const } : { by: "web_user" as const, id: "web" as const };

/** The tasks function: orders, their state and their files, and the presets of orders. */
export const routes = [
  route(
    contract.createTask,
    async (deps: Deps, { caller, body }) =>
      ordered(await present(deps, await order(deps, requireOwner(body.userId, caller), body))),
    {
      again: async (deps, { caller, body }, made) => {
        const id = body.mode === "edit" ? body.taskId : (made["web"] ?? "");
        return ordered(await present(deps, await findTask(deps, caller.userId, id)));
      },
    },
  ),
  route(
    contract.taskStatus,
    async (deps: Deps, { caller, params, query }) => ({
      data: await showStatus(deps, { ...caller, userId: requireOwner(query.userId, caller) }, params.id),
    }),
    {
      version: async (deps, { caller, params, query }) =>
        versionOf(await findTask(deps, requireOwner(query.userId, caller), params.id), deps.now()),
    },
  ),
  route(contract.taskScenes, async (deps: Deps, { caller, params, query }) => {
    const userId = requireOwner(query.userId, caller);
    // Read before the scenes: an edit in between is then refused, and not made on older scenes.
    const editing = await showEditing(deps, userId, params.id);
    return { data: { ...(await showScenes(deps, userId, params.id)), ...editing } };
  }),
  route(
    contract.editScenes,
    async (deps: Deps, { caller, params, query, body }) => ({
      data: await editScenes(deps, await changer(deps, caller, query, params), params.id, body),
    }),
    { again: async (deps, { caller, params }) => ({ data: await lastEdit(deps, caller.userId, params.id) }) },
  ),
  route(
    contract.makeCut,
    async (deps: Deps, { caller, params, query, body }) => ({
      data: await makeCut(deps, await changer(deps, caller, query, params), params.id, body),
    }),
    { again: async (deps, { caller, params }) => ({ data: await lastCut(deps, caller.userId, params.id) }) },
  ),
  route(
    contract.translateTask,
    async (deps: Deps, { caller, params, query, body }) => {
      const userId = await changer(deps, caller, query, params);
      return { data: await orderTranslations(deps, userId, params.id, body, originOf(caller)) };
    },
    {
      again: async (deps, { caller, params, body }) => ({
        data: await lastTranslations(deps, caller.userId, params.id, body),
      }),
    },
  ),
  route(contract.taskPlaylist, (deps: Deps, { caller, params, query }) =>
    showPlaylist(deps, requireOwner(query.userId, caller), params.id),
  ),
  route(contract.taskDownloads, async (deps: Deps, { caller, params, query }) => ({
    data: await showDownloads(deps, requireOwner(query.userId, caller), params.id, query.cut),
  })),
  route(contract.listTasks, async (deps: Deps, { caller, params, query }) => {
    const { tasks, counts, total, nextCursor } = await listTasks(deps, requireOwner(params.userId, caller), query);
    const { limit, offset } = query;
    const pagination = { total, limit, offset, next_cursor: nextCursor };
    const shown = await showPauses(deps, tasks, await presentAll(deps, tasks));
    return { data: { tasks: shown, counts, pagination } };
  }),
  route(contract.startTask, async (deps: Deps, { caller, params, query }) => ({
    data: await present(deps, await startTask(deps, await changer(deps, caller, query, params), params.id)),
  })),
  route(contract.continueReview, async (deps: Deps, { caller, params, query }) => ({
    data: await present(deps, await continueReview(deps, await changer(deps, caller, query, params), params.id)),
  })),
  route(contract.cancelTask, async (deps: Deps, { caller, params, query }) => ({
    data: await present(deps, await cancelTask(deps, await changer(deps, caller, query, params), params.id)),
  })),
  route(
    contract.retryTask,
    async (deps: Deps, { caller, params, query }) => ({
      data: await present(deps, await retryTask(deps, await changer(deps, caller, query, params), params.id)),
    }),
    {
      again: async (deps, { caller, params }) => ({
        data: await present(deps, await findTask(deps, caller.userId, params.id)),
      }),
    },
  ),
  route(
    contract.extendTask,
    async (deps: Deps, { caller, params, query }) => ({
      data: await present(deps, await extendFilm(deps, await changer(deps, caller, query, params), params.id)),
    }),
    {
      again: async (deps, { caller, params }) => ({
        data: await present(deps, await findTask(deps, caller.userId, params.id)),
      }),
    },
  ),
  route(contract.shareTask, async (deps: Deps, { caller, params, query, body }) => {
    const userId = await changer(deps, caller, query, params);
    return { data: await present(deps, await shareFilm(deps, userId, params.id, body.shared)) };
  }),
  route(contract.deleteTask, async (deps: Deps, { caller, params, query }) => ({
    data: await deleteTask(deps, await changer(deps, caller, query, params), params.id),
  })),
  route(presetContract.listPresets, async (deps: Deps, { caller, params }) => ({
    data: { presets: await listPresets(deps, requireOwner(params.userId, caller)) },
  })),
  route(
    presetContract.createPreset,
    async (deps: Deps, { caller, params, body }) => ({
      data: await createPreset(deps, requireOwner(params.userId, caller), body),
    }),
    {
      again: async (deps, { caller }, made) => ({ data: await findPreset(deps, caller.userId, made["preset"] ?? "") }),
    },
  ),
  route(presetContract.changePreset, async (deps: Deps, { caller, params, body }) => ({
    data: await changePreset(deps, requireOwner(params.userId, caller), params.presetId, body),
  })),
  route(presetContract.deletePreset, async (deps: Deps, { caller, params }) => ({
    data: await deletePreset(deps, requireOwner(params.userId, caller), params.presetId),
  })),
];

const order = async (deps: Deps, userId: string, body: RequestOf<typeof contract.createTask>["body"]) => {
  if (body.mode === "edit") return editTask(deps, userId, body.taskId, body.taskData);
  if (body.mode !== "repeat" && body.mode !== "continue") return createTask(deps, userId, body.taskData);
  const again = body.mode === "repeat" ? repeatTask : continueTask;
  return again(deps, userId, body.fromTaskId ?? body.sourceTaskId ?? "", body.taskData);
};

export const handler = httpHandler(routes, connect);
