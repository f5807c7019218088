import type * as z from "zod";
import { TaskForm } from "#contract/schema/task-form.ts";
import { TaskRecord } from "#contract/schema/task-record.ts";
import { newTask, orderFrom } from "#functions/core/order/new-task.ts";
import { fromSite } from "#functions/core/order/origin.ts";
import type { Models } from "#functions/core/provider/ports.ts";
import type { TaskAttempt } from "#functions/core/task/changes.ts";

/** A valid form with overrides. */
export const makeForm = (given: Partial<z.input<typeof TaskForm>> = {}): TaskForm =>
  TaskForm.parse({
    storyType: "fairytale_story",
    inputStory: "A fox learns to sail",
    voiceLanguage: "english",
    ...given,
  });

export const someModels: Models = { writer: "w-1", illustrator: "i-1", narrator: "n-1", composer: "c-1" };

/** A task of ten scenes for ten credits that Ada has just ordered. */
export const makeTask = (given: Partial<TaskRecord> = {}): TaskRecord =>
  TaskRecord.parse({
    ...newTask(orderFrom(makeForm({ codeName: "Fairytale Story - A fox learns to sail" }), { filmShortSide: 1080 }), {
      id: "web_1",
      userId: "ada",
      email: "ada@example.com",
      at: new Date("2026-01-01T00:00:00.000Z"),
      editSeconds: 60,
      fullStoryKey: undefined,
      origin: fromSite,
    }),
    ...given,
  });

/** The same task while it is being made. */
export const makeRunningTask = (given: Partial<TaskRecord> = {}): TaskRecord =>
  makeTask({
    process_status: "in_progress",
    models: someModels,
    stage_seconds: {},
    task_started_at: "2026-01-01T00:01:00.000Z",
    ...given,
  });

export const makeRun = (given: Partial<TaskAttempt> = {}): TaskAttempt => ({
  userId: "ada",
  taskId: "web_1",
  attempt: 1,
  ...given,
});
