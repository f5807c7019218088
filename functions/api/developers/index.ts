import * as contract from "#contract/endpoints/developers.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { artifacts } from "#functions/connect/artifacts.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { assistant } from "#functions/connect/engines/assistant.ts";
import { engineChecks } from "#functions/connect/engines/checks.ts";
import { randomText } from "#functions/connect/random-text.ts";
import { settings } from "#functions/connect/settings.ts";
import { generateKey } from "#functions/core/developer/generate-key.ts";
import { revokeKey } from "#functions/core/developer/revoke-key.ts";
import { showKeys } from "#functions/core/developer/show-keys.ts";
import { takeOrder } from "#functions/core/order/take-order.ts";
import { findTask } from "#functions/core/task/find-task.ts";
import { requireOwner } from "#functions/http/caller.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { route } from "#functions/http/route.ts";

const connect = () => ({
  ...clock(),
  ...randomText(),
  ...database(),
  ...artifacts(),
  ...settings(),
  ...assistant(),
  ...engineChecks(),
});
type Deps = ReturnType<typeof connect>;

const receipt = ({ task_id, credit_cost, process_status, code_name, test = false }: TaskRecord) => {
  const made = { taskId: task_id, creditCost: credit_cost };
  const status_url = `/api/task/${encodeURIComponent(task_id)}/status`;
  return { data: { ...made, task_id, process_status, credit_cost, code_name, status_url, test }, ...made };
};

/** The developers function: API keys, their usage, and the endpoint for orders by programs. */
export const routes = [
  route(contract.apiKey, async (deps: Deps, { caller, params }) => {
    const { current, keys } = await showKeys(deps, requireOwner(params.userId, caller));
    return { data: current ?? null, keys };
  }),
  route(contract.generateApiKey, async (deps: Deps, { caller, params, body }) => {
    const { record, text } = await generateKey(deps, requireOwner(params.userId, caller), body);
    return { data: { ...record, api_key: text } };
  }),
  route(contract.deleteApiKey, async (deps: Deps, { caller, params }) => ({
    data: await revokeKey(deps, requireOwner(params.userId, caller), params.keyId),
  })),
  route(contract.apiUsageHistory, async (deps: Deps, { caller, params, query }) => ({
    data: { tasks: await deps.tasks.byPrograms(requireOwner(params.userId, caller), query.limit) },
  })),
  route(
    contract.incomingOrder,
    async (deps: Deps, { caller, params, body }) => {
      const test = caller.key?.mode === "test";
      return receipt(await takeOrder(deps, requireOwner(params.userId, caller), body, { test }));
    },
    {
      again: async (deps, { caller, body }, made) =>
        receipt(await findTask(deps, caller.userId, body.mode === "edit" ? (body.task_id ?? "") : (made["api"] ?? ""))),
    },
  ),
];
export const handler = httpHandler(routes, connect);
