import type { Endpoint } from "./endpoint.ts";
import * as account from "./endpoints/account.ts";
import * as blog from "./endpoints/blog.ts";
import * as catalogue from "./endpoints/catalogue.ts";
import * as tasks from "./endpoints/tasks.ts";
import * as webhooks from "./endpoints/webhooks.ts";

/**
 * The whole API, by the function that serves it: `tasks` is functions/api/tasks.
 * API Gateway, the local host, OpenAPI and the route coverage test all walk this list.
 */
export const api = {
  tasks: [
    tasks.createTask,
    tasks.taskStatus,
    tasks.taskScenes,
    tasks.listTasks,
    tasks.startTask,
    tasks.cancelTask,
    tasks.retryTask,
    tasks.deleteTask,
  ],
  account: [account.credits, account.ledger, account.quote, account.initializeUserCredits, account.createFolders],
  catalogue: [catalogue.systemConfiguration, catalogue.illustrationStyles],
  webhooks: [
    webhooks.webhookConfig,
    webhooks.saveWebhookConfig,
    webhooks.deleteWebhookConfig,
    webhooks.rotateWebhookSecret,
    webhooks.testWebhook,
    webhooks.webhookDeliveries,
    webhooks.redeliverWebhook,
  ],
  blog: [blog.ghostConfig, blog.saveGhostConfig, blog.deleteGhostConfig, blog.testGhost],
} as const satisfies Record<string, readonly Endpoint[]>;

export type ApiContext = keyof typeof api;
