import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { TaskForm } from "../schema/order.ts";
import { Scene } from "../schema/scene.ts";
import { StatusFilter, Task } from "../schema/task.ts";

const TaskId = z.object({ id: z.string().min(1).max(100) });
const Owner = z.object({ userId: z.string() });
/** Accepted for older clients: it must be the caller's own, who is known from the token. */
const Claimed = z.object({ userId: z.string().optional() });
const Done = z.object({ data: Task });

const Ordered = z.object({
  data: z.object({ taskId: z.string(), creditCost: z.int(), task: Task }),
  taskId: z.string(),
  creditCost: z.int(),
});

export const createTask = endpoint({
  id: "createTask",
  method: "POST",
  path: "/api/task",
  caller: "user",
  limit: "create",
  idempotent: true,
  summary: "Order a film, or change one that has not begun",
  body: z
    .object({
      mode: z.enum(["create", "edit"]).default("create"),
      taskId: z.string().optional().meta({ description: "With mode edit: the pending task to change" }),
      userId: z.string().optional(),
      taskData: TaskForm,
    })
    .refine(({ mode, taskId }) => mode !== "edit" || taskId, { error: "Edit needs taskId.", path: ["taskId"] }),
  reply: Ordered,
  status: 201,
  errors: ["invalid_request", "insufficient_credits", "not_found", "conflict"],
});

export const taskStatus = endpoint({
  id: "taskStatus",
  method: "GET",
  path: "/api/task/{id}/status",
  caller: "user",
  summary: "One film: what was ordered, how far it has come, its files when it is done",
  params: TaskId,
  query: Claimed,
  reply: Done,
  errors: ["forbidden", "not_found"],
});

export const taskScenes = endpoint({
  id: "taskScenes",
  method: "GET",
  path: "/api/task/{id}/scenes",
  caller: "user",
  summary: "The storyboard of a film: each scene's words, picture and sound as they are made",
  params: TaskId,
  query: Claimed,
  reply: z.object({ data: z.object({ scenes: z.array(Scene) }) }),
  errors: ["forbidden", "not_found"],
});

export const listTasks = endpoint({
  id: "listTasks",
  method: "GET",
  path: "/api/user/{userId}/tasks",
  caller: "user",
  summary: "A user's films, newest first, with the true count of each status",
  params: Owner,
  query: z.object({
    status: StatusFilter.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(10),
    offset: z.coerce.number().int().min(0).max(10_000).default(0),
  }),
  reply: z.object({
    data: z.object({
      tasks: z.array(Task),
      pagination: z.object({ total: z.int(), limit: z.int(), offset: z.int() }),
      counts: z.object({
        all: z.int(),
        pending: z.int(),
        in_progress: z.int(),
        completed: z.int(),
        failed: z.int(),
      }),
    }),
  }),
  errors: ["invalid_request", "forbidden"],
});

export const startTask = endpoint({
  id: "startTask",
  method: "POST",
  path: "/api/task/{id}/start",
  caller: "user",
  summary: "Start a pending film now instead of after its edit window",
  params: TaskId,
  query: Claimed,
  reply: Done,
  errors: ["forbidden", "not_found", "conflict"],
});

export const cancelTask = endpoint({
  id: "cancelTask",
  method: "POST",
  path: "/api/task/{id}/cancel",
  caller: "user",
  summary: "End a film that waits or is being made; credits for what was not made go back",
  params: TaskId,
  query: Claimed,
  reply: Done,
  errors: ["forbidden", "not_found", "conflict"],
});

export const retryTask = endpoint({
  id: "retryTask",
  method: "POST",
  path: "/api/task/{id}/retry",
  caller: "user",
  limit: "create",
  idempotent: true,
  summary: "Run a failed film again from where it failed",
  params: TaskId,
  query: Claimed,
  reply: Done,
  errors: ["forbidden", "not_found", "conflict", "insufficient_credits"],
});

export const deleteTask = endpoint({
  id: "deleteTask",
  method: "DELETE",
  path: "/api/task/{id}",
  caller: "user",
  summary: "Delete a film that has not begun (its credits go back), or one that has ended",
  params: TaskId,
  query: Claimed,
  reply: z.object({ data: z.object({ taskId: z.string() }) }),
  errors: ["forbidden", "not_found", "conflict"],
});
