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
  summary: "The key in use, masked, and all keys of the last 30 days",
  params: Owner,
  reply: z.object({
    data: ApiKey.nullable().meta({ description: "The active live key, else the active test key, else nothing" }),
    keys: z.array(ApiKey).meta({ description: "Newest first; a revoked one is listed for 30 days" }),
  }),
  errors: ["forbidden"],
});

export const generateApiKey = endpoint({
  id: "generateApiKey",
  method: "POST",
  path: "/api/user/{userId}/api-key/generate",
  caller: "user",
  limit: "key",
  summary: "A new key, shown in full this once; it replaces the one of its mode",
  params: Owner,
  body: KeyOrder,
  reply: z.object({
    data: ApiKey.extend({ api_key: z.string().meta({ description: "In full, this once" }) }).meta({ id: "NewApiKey" }),
  }),
  status: 201,
  errors: ["invalid_request", "forbidden", "conflict"],
});

export const deleteApiKey = endpoint({
  id: "deleteApiKey",
  method: "DELETE",
  path: "/api/user/{userId}/api-key/{keyId}",
  caller: "user",
  summary: "Revoke a key: it is refused from the next call on",
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
  summary: "The latest films that programs ordered",
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
  summary: "Order a film as a program; or change, repeat or continue one",
  params: z.object({ userId: z.string().meta({ description: "Yours: the owner of the key" }) }),
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
        status_url: z.string().meta({ description: "Ask there how far the film is, with the same key" }),
        test: z.boolean().meta({ description: "Ordered with a test key: 3 minutes long, marked TEST, free" }),
      })
      .meta({ id: "IncomingReceipt" }),
    taskId: z.string(),
    creditCost: z.int(),
  }),
  status: 201,
  errors: ["invalid_request", "insufficient_credits", "forbidden", "not_found", "conflict"],
});
