import type { TaskForm } from "#contract/schema/order.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { commitPaid } from "../credit/commit-paid.ts";
import { reserving } from "../credit/task-credits.ts";
import { digest } from "../digest.ts";
import { Refusal } from "../errors.ts";
import type { Ports } from "../ports.ts";
import { announce } from "./announce.ts";
import { newTask, orderFrom } from "./new-task.ts";
import { fromSite, type Origin, testsADay } from "./origin.ts";
import { keepOwnFiles } from "./own-files.ts";

export type CreatesTasks = Pick<
  Ports,
  "commit" | "credits" | "now" | "newId" | "users" | "artefacts" | "assets" | "settings"
>;

/**
 * Reserves the credits, stores the task and announces it, all at once:
 * nobody pays for a task that is not there, and no task runs unpaid.
 */
export const createTask = async (
  use: CreatesTasks,
  userId: string,
  form: TaskForm,
  origin: Origin = fromSite,
): Promise<TaskRecord> => {
  const profile = await use.users.find(userId);
  if (!profile) throw new Refusal("unauthenticated", "User authentication required. Please log in again.");
  const id = use.newId(origin.id);
  const at = use.now();
  const task = newTask(orderFrom(form), {
    id,
    userId,
    email: profile.email,
    at,
    editSeconds: use.settings.editSeconds,
    fullStoryKey: await keepFullStory(use, userId, id, form.fullStory),
    origin,
    ownFiles: await keepOwnFiles(use, { user_id: userId, task_id: id, triggered_by: origin.by }, form),
  });

  await commitPaid(use, userId, task.credit_cost, [
    ...reserving(task, at.toISOString()),
    ...(origin.test ? [{ kind: "count-test" as const, userId, at: at.toISOString(), most: testsADay }] : []),
    { kind: "insert-task", task },
    announce(use, "task.created", task),
  ]);
  return task;
};

/** A pasted story is too long for the task's own record, so it is a file of it. */
export const keepFullStory = async (
  use: Pick<Ports, "artefacts">,
  userId: string,
  taskId: string,
  story: string,
): Promise<string | undefined> => {
  if (!story) return undefined;
  const key = `tasks/${userId}/${taskId}/full-story-${await digest(story)}.txt`;
  await use.artefacts.put(key, story, "text/plain; charset=utf-8");
  return key;
};
