import * as contract from "#contract/endpoints/tasks.ts";
import type { Task } from "#contract/schema/task.ts";
import { artefacts } from "#functions/connect/artefacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { runs } from "#functions/connect/runs.ts";
import { settings } from "#functions/connect/settings.ts";
import { showScenes } from "#functions/core/film/show-scenes.ts";
import { showTask } from "#functions/core/film/show-task.ts";
import { cancelTask } from "#functions/core/task/cancel-task.ts";
import { createTask } from "#functions/core/task/create-task.ts";
import { deleteTask } from "#functions/core/task/delete-task.ts";
import { editTask } from "#functions/core/task/edit-task.ts";
import { findTask } from "#functions/core/task/find-task.ts";
import { listTasks } from "#functions/core/task/list-tasks.ts";
import { present, presentAll } from "#functions/core/task/present.ts";
import { retryTask } from "#functions/core/task/retry-task.ts";
import { startTask } from "#functions/core/task/start-task.ts";
import { own } from "#functions/http/caller.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { route } from "#functions/http/route.ts";

const connect = () => ({ ...clock(), ...database(), ...artefacts(), ...runs(), ...settings() });
type Use = ReturnType<typeof connect>;

const ordered = (task: Task) => {
  const made = { taskId: task.task_id, creditCost: task.credit_cost };
  return { data: { ...made, task }, ...made };
};

/** The tasks function: the routes it answers, and all that it may touch. */
export const routes = [
  route(
    contract.createTask,
    async (use: Use, { caller, body }) => {
      const userId = own(body.userId, caller);
      const record =
        body.mode === "edit"
          ? await editTask(use, userId, body.taskId ?? "", body.taskData)
          : await createTask(use, userId, body.taskData);
      const task = await present(use, record);
      return ordered(task);
    },
    async (use, { caller, body }, made) =>
      ordered(await present(use, await findTask(use, caller.userId, body.taskId ?? made["web"] ?? ""))),
  ),
  route(contract.taskStatus, async (use: Use, { caller, params, query }) => ({
    data: await showTask(use, own(query.userId, caller), params.id),
  })),
  route(contract.taskScenes, async (use: Use, { caller, params, query }) => ({
    data: { scenes: await showScenes(use, own(query.userId, caller), params.id) },
  })),
  route(contract.listTasks, async (use: Use, { caller, params, query }) => {
    const { tasks, counts, total } = await listTasks(use, own(params.userId, caller), query);
    const { limit, offset } = query;
    return { data: { tasks: await presentAll(use, tasks), counts, pagination: { total, limit, offset } } };
  }),
  route(contract.startTask, async (use: Use, { caller, params, query }) => ({
    data: await present(use, await startTask(use, own(query.userId, caller), params.id)),
  })),
  route(contract.cancelTask, async (use: Use, { caller, params, query }) => ({
    data: await present(use, await cancelTask(use, own(query.userId, caller), params.id)),
  })),
  route(
    contract.retryTask,
    async (use: Use, { caller, params, query }) => ({
      data: await present(use, await retryTask(use, own(query.userId, caller), params.id)),
    }),
    async (use, { caller, params }) => ({ data: await present(use, await findTask(use, caller.userId, params.id)) }),
  ),
  route(contract.deleteTask, async (use: Use, { caller, params, query }) => ({
    data: await deleteTask(use, own(query.userId, caller), params.id),
  })),
];
export const handler = httpHandler(routes, connect);
