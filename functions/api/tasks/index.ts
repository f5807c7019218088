import type { RequestOf } from "#contract/endpoint.ts";
import * as contract from "#contract/endpoints/tasks.ts";
import type { Task } from "#contract/schema/task.ts";
import { artefacts } from "#functions/connect/artefacts.ts";
import { assistant } from "#functions/connect/assistant.ts";
import { clock } from "#functions/connect/clock.ts";
import { cursors } from "#functions/connect/cursors.ts";
import { database } from "#functions/connect/database.ts";
import { runs } from "#functions/connect/runs.ts";
import { settings } from "#functions/connect/settings.ts";
import { showDownloads } from "#functions/core/film/show-downloads.ts";
import { showScenes } from "#functions/core/film/show-scenes.ts";
import { createTask } from "#functions/core/order/create-task.ts";
import { editTask } from "#functions/core/order/edit-task.ts";
import { continueTask, repeatTask } from "#functions/core/order/repeat-task.ts";
import { cancelTask } from "#functions/core/task/cancel-task.ts";
import { deleteTask } from "#functions/core/task/delete-task.ts";
import { findTask } from "#functions/core/task/find-task.ts";
import { listTasks } from "#functions/core/task/list-tasks.ts";
import { present, presentAll } from "#functions/core/task/present.ts";
import { refuseLiveTask } from "#functions/core/task/refuse-live-task.ts";
import { retryTask } from "#functions/core/task/retry-task.ts";
import { showTask } from "#functions/core/task/show-task.ts";
import { startTask } from "#functions/core/task/start-task.ts";
import { type Caller, own } from "#functions/http/caller.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { route } from "#functions/http/route.ts";

const connect = () => ({
  ...clock(),
  ...database(),
  ...cursors(),
  ...artefacts(),
  ...runs(),
  ...settings(),
  ...assistant(),
});
type Use = ReturnType<typeof connect>;

/** The user who may change a task: not who claims to be another, nor a test key at a film that was paid for. */
const changer = async (use: Use, caller: Caller, claimed: { userId?: string | undefined }, task: { id: string }) => {
  const userId = own(claimed.userId, caller);
  await refuseLiveTask(use, userId, task.id, caller.key);
  return userId;
};

const ordered = (task: Task) => {
  const made = { taskId: task.task_id, creditCost: task.credit_cost };
  return { data: { ...made, task }, ...made };
};

/** The tasks function: the routes it answers, and all that it may touch. */
export const routes = [
  route(
    contract.createTask,
    async (use: Use, { caller, body }) => ordered(await present(use, await order(use, own(body.userId, caller), body))),
    async (use, { caller, body }, made) => {
      const id = body.mode === "edit" ? body.taskId : (made["web"] ?? "");
      return ordered(await present(use, await findTask(use, caller.userId, id)));
    },
  ),
  route(contract.taskStatus, async (use: Use, { caller, params, query }) => ({
    data: await showTask(use, own(query.userId, caller), params.id, query),
  })),
  route(contract.taskScenes, async (use: Use, { caller, params, query }) => ({
    data: { scenes: await showScenes(use, own(query.userId, caller), params.id) },
  })),
  route(contract.taskDownloads, async (use: Use, { caller, params, query }) => ({
    data: await showDownloads(use, own(query.userId, caller), params.id),
  })),
  route(contract.listTasks, async (use: Use, { caller, params, query }) => {
    const { tasks, counts, total, nextCursor } = await listTasks(use, own(params.userId, caller), query);
    const { limit, offset } = query;
    const pagination = { total, limit, offset, next_cursor: nextCursor };
    return { data: { tasks: await presentAll(use, tasks), counts, pagination } };
  }),
  route(contract.startTask, async (use: Use, { caller, params, query }) => ({
    data: await present(use, await startTask(use, await changer(use, caller, query, params), params.id)),
  })),
  route(contract.cancelTask, async (use: Use, { caller, params, query }) => ({
    data: await present(use, await cancelTask(use, await changer(use, caller, query, params), params.id)),
  })),
  route(
    contract.retryTask,
    async (use: Use, { caller, params, query }) => ({
      data: await present(use, await retryTask(use, await changer(use, caller, query, params), params.id)),
    }),
    async (use, { caller, params }) => ({ data: await present(use, await findTask(use, caller.userId, params.id)) }),
  ),
  route(contract.deleteTask, async (use: Use, { caller, params, query }) => ({
    data: await deleteTask(use, await changer(use, caller, query, params), params.id),
  })),
];

const order = async (use: Use, userId: string, body: RequestOf<typeof contract.createTask>["body"]) => {
  if (body.mode === "edit") return editTask(use, userId, body.taskId, body.taskData);
  if (body.mode !== "repeat" && body.mode !== "continue") return createTask(use, userId, body.taskData);
  const again = body.mode === "repeat" ? repeatTask : continueTask;
  return again(use, userId, body.fromTaskId ?? body.sourceTaskId ?? "", body.taskData);
};

export const handler = httpHandler(routes, connect);
