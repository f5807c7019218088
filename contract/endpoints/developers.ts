import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { ApiKey, ApiUsage, KeyOrder } from "../schema/api-key.ts";
import { IncomingOrder } from "../schema/incoming-order.ts";
import { TaskStatus } from "../schema/task.ts";

const Owner = z.object({ userId: z.string() });

export const apiKey = endpoint({
  id: "apiKey",
  method: "GET",
  path: "/api/user/{userId}/api-key",
  caller: "user",
  summary: "The active key, masked, and all keys of the last 30 days",
  params: Owner,
  reply: z.object({
    data: ApiKey.nullable().meta({ description: "The active live key, otherwise the active test key, otherwise null" }),
    keys: z.array(ApiKey).meta({ description: "Newest first; a revoked key is listed for 30 days" }),
  }),
  errors: ["forbidden"],
});

export const generateApiKey = endpoint({
  id: "generateApiKey",
  method: "POST",
  path: "/api/user/{userId}/api-key/generate",
  caller: "user",
  limit: "key",
  summary: "Create a key, shown in full only once; it replaces the key of the same mode",
  params: Owner,
  body: KeyOrder,
  reply: z.object({
    data: ApiKey.extend({ api_key: z.string().meta({ description: "The full key; it is not shown again" }) }).meta({
      id: "NewApiKey",
    }),
  }),
  status: 201,
  errors: ["invalid_request", "forbidden", "conflict"],
});

export const deleteApiKey = endpoint({
  id: "deleteApiKey",
  method: "DELETE",
  path: "/api/user/{userId}/api-key/{keyId}",
  caller: "user",
  summary: "Revoke a key; it stops working at once",
  params: Owner.extend({ keyId: z.string().min(1).max(100) }),
  reply: z.object({ data: ApiKey }),
  errors: ["forbidden", "not_found", "conflict"],
});

export const apiUsageHistory = endpoint({
  id: "apiUsageHistory",
  method: "GET",
  path: "/api/user/{userId}/api-usage-history",
  caller: "user",
  scope: "tasks:read",
  summary: "The latest films ordered with API keys",
  params: Owner,
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(10) }),
  reply: z.object({ data: z.object({ tasks: z.array(ApiUsage) }) }),
  errors: ["invalid_request", "forbidden"],
});

export const incomingOrder = endpoint({
  id: "incomingOrder",
  method: "POST",
  path: "/api/webhook/incoming/{userId}",
  caller: "developer",
  scope: "tasks:write",
  limit: "create",
  idempotent: true,
  summary: "Order a film from a program, or edit, repeat or continue one",
  params: z.object({ userId: z.string().meta({ description: "Your user id: the owner of the key" }) }),
  body: IncomingOrder,
  reply: z.object({
    data: z
      .object({
        taskId: z.string(),
        creditCost: z.int(),
        task_id: z.string(),
        process_status: TaskStatus,
        credit_cost: z.int(),
        code_name: z.string(),
        status_url: z.string().meta({ description: "The path of the task status, for the same key" }),
        test: z.boolean().meta({ description: "Ordered with a test key: 3 minutes long, marked TEST, free" }),
      })
      .meta({ id: "IncomingReceipt" }),
    taskId: z.string(),
    creditCost: z.int(),
  }),
  status: 201,
  errors: ["invalid_request", "insufficient_credits", "forbidden", "not_found", "conflict", "facts_needed"],
});
