import type { Endpoint } from "./endpoint.ts";
import * as account from "./endpoints/account.ts";
import * as ai from "./endpoints/ai.ts";
import * as catalogue from "./endpoints/catalogue.ts";
import * as prompts from "./endpoints/prompts.ts";
import * as tasks from "./endpoints/tasks.ts";

/**
 * The whole API, by the function that serves it: `tasks` is functions/api/tasks.
 * API Gateway, the local host, OpenAPI and the route coverage test all walk this list.
 */
export const api = {
  tasks: [
    tasks.createTask,
    tasks.taskStatus,
    tasks.taskScenes,
    tasks.taskDownloads,
    tasks.listTasks,
    tasks.startTask,
    tasks.cancelTask,
    tasks.retryTask,
    tasks.deleteTask,
  ],
  account: [account.credits, account.ledger, account.quote, account.initializeUserCredits, account.createFolders],
  ai: [ai.storyIdea, ai.storyTitle, ai.storySummary, ai.revisePrompt],
  catalogue: [
    catalogue.systemConfiguration,
    catalogue.illustrationStyles,
    prompts.systemPromptTemplates,
    prompts.systemPromptTemplate,
    prompts.validateSystemPrompt,
  ],
} as const satisfies Record<string, readonly Endpoint[]>;

export type ApiContext = keyof typeof api;
