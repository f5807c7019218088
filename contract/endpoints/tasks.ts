import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { StartedCut } from "../schema/cut.ts";
import { Downloads } from "../schema/downloads.ts";
import { Scene, Speaker } from "../schema/scene.ts";
import { Editing, EditResult, SceneEdits } from "../schema/scene-edit.ts";
import { Task } from "../schema/task.ts";
import { TaskFilter } from "../schema/task-filter.ts";
import { TaskForm } from "../schema/task-form.ts";
import { OrderedTranslations, TranslationOrders } from "../schema/translation.ts";

const TaskId = z.object({ id: z.string().min(1).max(100) });
const Owner = z.object({ userId: z.string() });
/** Accepted for older clients: it must be the caller's own id, which the token names. */
const Claimed = z.object({ userId: z.string().optional() });
const Done = z.object({ data: Task });

const Ordered = z.object({
  data: z.object({ taskId: z.string(), creditCost: z.int(), task: Task }),
  taskId: z.string(),
  creditCost: z.int(),
});

const unknownMode = "Unknown mode. Known: create, edit, repeat, continue.";
const From = z.string().min(1).max(100).optional().meta({ description: "The task to repeat or to continue" });
const OrderFromTask = z.object({
  fromTaskId: From,
  sourceTaskId: From.meta({ description: "Another name for fromTaskId" }),
  ...Claimed.shape,
  taskData: z
    .record(z.string(), z.unknown())
    .default({})
    .meta({ description: "Fields of TaskForm. A field that is left out keeps the value of the source task" }),
});
const hasSource = ({ fromTaskId, sourceTaskId }: z.output<typeof OrderFromTask>) => Boolean(fromTaskId ?? sourceTaskId);

const Order = z.discriminatedUnion(
  "mode",
  [
    z.object({ mode: z.literal("create").optional(), ...Claimed.shape, taskData: TaskForm }),
    z.object({
      mode: z.literal("edit"),
      ...Claimed.shape,
      taskId: z.string({ error: "Edit needs taskId." }).min(1, "Edit needs taskId."),
      taskData: TaskForm,
    }),
    OrderFromTask.extend({ mode: z.literal("repeat") }).refine(hasSource, {
      error: "Repeat needs fromTaskId.",
      path: ["fromTaskId"],
    }),
    OrderFromTask.extend({ mode: z.literal("continue") }).refine(hasSource, {
      error: "Continue needs fromTaskId.",
      path: ["fromTaskId"],
    }),
  ],
  { error: ({ code }) => (code === "invalid_union" ? unknownMode : undefined) },
);

export const createTask = endpoint({
  id: "createTask",
  method: "POST",
  path: "/api/task",
  caller: "user",
  limit: "create",
  idempotent: true,
  summary: "Order a film, change a pending one, repeat one, or continue a completed one",
  body: Order,
  reply: Ordered,
  status: 201,
  errors: ["invalid_request", "insufficient_credits", "not_found", "conflict", "facts_needed"],
});

export const taskStatus = endpoint({
  id: "taskStatus",
  method: "GET",
  path: "/api/task/{id}/status",
  caller: "user",
  scope: "tasks:read",
  summary: "One film: its order, its progress, and its files when it is completed",
  conditional: true,
  params: TaskId,
  query: Claimed,
  reply: Done,
  errors: ["invalid_request", "forbidden", "not_found"],
});

export const taskScenes = endpoint({
  id: "taskScenes",
  method: "GET",
  path: "/api/task/{id}/scenes",
  caller: "user",
  scope: "tasks:read",
  summary: "The storyboard of a film: text, picture and audio of each scene, as far as they are made",
  params: TaskId,
  query: Claimed,
  reply: z.object({
    data: z.object({
      scenes: z.array(Scene),
      speakers: z.array(Speaker).meta({
        description:
          "Who can speak: the narrator, then the characters of a film with `character_voices`, by the number of their lines",
      }),
      revision: z.int().meta({ description: "Counts the edits of the scenes: edits name the one they were made on" }),
      editing: Editing,
    }),
  }),
  errors: ["forbidden", "not_found"],
});

export const editScenes = endpoint({
  id: "editScenes",
  method: "POST",
  path: "/api/task/{id}/scenes/edits",
  caller: "user",
  scope: "tasks:write",
  idempotent: true,
  summary:
    "Edit the scenes of a film that waits for its owner's review, or say what edits would cost, also those of a completed film",
  params: TaskId,
  query: Claimed,
  body: SceneEdits,
  reply: z.object({ data: EditResult }),
  errors: ["invalid_request", "forbidden", "not_found", "conflict", "revision_conflict", "insufficient_credits"],
});

export const makeCut = endpoint({
  id: "makeCut",
  method: "POST",
  path: "/api/task/{id}/cuts",
  caller: "user",
  scope: "tasks:write",
  limit: "create",
  idempotent: true,
  summary: "Make a new cut of a completed film with edited scenes. The cut so far stays until the film is deleted",
  params: TaskId,
  query: Claimed,
  body: SceneEdits.omit({ dry_run: true }),
  reply: z.object({ data: StartedCut }),
  status: 201,
  errors: ["invalid_request", "forbidden", "not_found", "conflict", "revision_conflict", "insufficient_credits"],
});

export const translateTask = endpoint({
  id: "translateTask",
  method: "POST",
  path: "/api/task/{id}/translations",
  caller: "user",
  scope: "tasks:write",
  limit: "create",
  idempotent: true,
  summary:
    "Order a completed film in other languages: the same pictures with other words and another voice, for a third of its price each",
  params: TaskId,
  query: Claimed,
  body: TranslationOrders,
  reply: z.object({ data: OrderedTranslations }),
  status: 201,
  errors: [
    "invalid_request",
    "forbidden",
    "not_found",
    "conflict",
    "insufficient_credits",
    "translator_needed",
    "capacity",
  ],
});

export const taskPlaylist = endpoint({
  id: "taskPlaylist",
  method: "GET",
  path: "/api/task/{id}/playlist",
  caller: "user",
  scope: "tasks:read",
  summary:
    "An HLS playlist of the scenes that are rendered so far, to watch a film while it is made: narration without music. It grows, and ends with the film",
  params: TaskId,
  query: Claimed,
  mediaType: "application/vnd.apple.mpegurl",
  reply: z.string(),
  errors: ["forbidden", "not_found", "conflict"],
});

export const taskDownloads = endpoint({
  id: "taskDownloads",
  method: "GET",
  path: "/api/task/{id}/downloads",
  caller: "user",
  scope: "tasks:read",
  summary: "The downloads of a completed film: video, thumbnail, captions, texts, and all of them as a ZIP",
  params: TaskId,
  query: Claimed.extend({
    cut: z.coerce.number().int().min(1).optional().meta({ description: "An earlier cut; by default the newest" }),
  }),
  reply: z.object({ data: Downloads }),
  errors: ["forbidden", "not_found", "conflict"],
});

export const listTasks = endpoint({
  id: "listTasks",
  method: "GET",
  path: "/api/user/{userId}/tasks",
  caller: "user",
  scope: "tasks:read",
  summary: "A user's films, newest first, by status, story type, source, date or text; and how many have each status",
  params: Owner,
  query: TaskFilter.extend({
    limit: z.coerce.number().int().min(1).max(100).default(10),
    offset: z.coerce.number().int().min(0).max(10_000).default(0),
    cursor: z
      .string()
      .max(500)
      .optional()
      .meta({ description: "`next_cursor` of the previous page, instead of offset" }),
  }),
  reply: z.object({
    data: z.object({
      tasks: z.array(Task),
      pagination: z.object({
        total: z.int().meta({
          description:
            "The films of all pages. A filter by story_type or text counts the newest 2,000 films that the other filters leave",
        }),
        limit: z.int(),
        offset: z.int(),
        next_cursor: z.string().optional().meta({
          description:
            "The cursor of the next page; absent on the last page. A page of a filter by story_type or text may have fewer films than its limit before the last",
        }),
      }),
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
  scope: "tasks:write",
  summary: "Start a pending film now instead of after its edit window",
  params: TaskId,
  query: Claimed,
  reply: Done,
  errors: ["forbidden", "not_found", "conflict"],
});

export const continueReview = endpoint({
  id: "continueReview",
  method: "POST",
  path: "/api/task/{id}/review/continue",
  caller: "user",
  scope: "tasks:write",
  summary: "Continue a film that waits for its owner's review. A first look reserves the rest of its price",
  params: TaskId,
  query: Claimed,
  reply: Done,
  errors: ["forbidden", "not_found", "conflict", "insufficient_credits"],
});

export const cancelTask = endpoint({
  id: "cancelTask",
  method: "POST",
  path: "/api/task/{id}/cancel",
  caller: "user",
  scope: "tasks:write",
  summary: "Cancel a film that waits or is being made; credits for unfinished work are returned",
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
  scope: "tasks:write",
  limit: "create",
  idempotent: true,
  summary: "Retry a failed film from where it failed",
  params: TaskId,
  query: Claimed,
  reply: Done,
  errors: ["forbidden", "not_found", "conflict", "insufficient_credits"],
});

export const extendTask = endpoint({
  id: "extendTask",
  method: "POST",
  path: "/api/task/{id}/extension",
  caller: "user",
  scope: "tasks:write",
  limit: "create",
  idempotent: true,
  summary: "Keep a completed film longer, for credits: see `extension` of the film for the price and the new date",
  params: TaskId,
  query: Claimed,
  reply: Done,
  errors: ["forbidden", "not_found", "conflict", "insufficient_credits"],
});

export const shareTask = endpoint({
  id: "shareTask",
  method: "POST",
  path: "/api/task/{id}/share",
  caller: "user",
  scope: "tasks:write",
  summary: "Let anyone with the link watch a completed film, or stop that",
  params: TaskId,
  query: Claimed,
  body: z.object({
    shared: z.boolean().meta({
      description: "true: the film gets a public page /watch/{watch_id}. false: that page is gone at once, for good",
    }),
  }),
  reply: Done,
  errors: ["forbidden", "not_found", "conflict"],
});

export const deleteTask = endpoint({
  id: "deleteTask",
  method: "DELETE",
  path: "/api/task/{id}",
  caller: "user",
  scope: "tasks:write",
  summary: "Delete a pending film (its credits are returned), or one that has ended",
  params: TaskId,
  query: Claimed,
  reply: z.object({ data: z.object({ taskId: z.string() }) }),
  errors: ["forbidden", "not_found", "conflict"],
});
