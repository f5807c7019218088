import type { IncomingOrder } from "#contract/schema/incoming-order.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { readText } from "../artifact/task-files.ts";
import { findTask } from "../task/find-task.ts";
import { withLongTexts } from "../task/long-texts.ts";
import type { HasTasks } from "../task/ports.ts";
import { refuseLiveTask } from "../task/refuse-live-task.ts";
import { type CreatesTasks, createTask } from "./create-task.ts";
import { editTask } from "./edit-task.ts";
import { fieldsOf, formOf, over, wordsOf } from "./incoming-order.ts";
import { continueTask, repeatTask } from "./repeat-task.ts";

type TakesOrders = CreatesTasks & HasTasks;

/** An order of a program, in the mode that it names. */
export const takeOrder = async (
  deps: TakesOrders,
  userId: string,
  { mode, task_id = "", from_task_id = "", triggered_by: by = "api_call", ...said }: IncomingOrder,
  { test }: { readonly test: boolean },
): Promise<TaskRecord> => {
  const origin = { by, id: "api" as const, test };
  switch (mode) {
    case "create":
      return createTask(deps, userId, formOf(said), origin);
    case "edit": {
      await refuseLiveTask(deps, userId, task_id, { mode: test ? "test" : "live" });
      const before = await withLongTexts(deps, await findTask(deps, userId, task_id));
      // A pasted story is kept, unless a new one is told.
      const story = said.input_story ? "" : await fullStoryOf(deps, before);
      return editTask(deps, userId, task_id, formOf(over(wordsOf(before), said), story));
    }
    case "repeat":
      return repeatTask(
        deps,
        userId,
        from_task_id,
        { ...fieldsOf(said), ...(said.input_story && { fullStory: "" }) },
        origin,
      );
    case "continue":
      return continueTask(deps, userId, from_task_id, fieldsOf(said), origin);
  }
};

const fullStoryOf = async (deps: HasArtifacts, { full_story_key: key }: TaskRecord): Promise<string> =>
  key && (await deps.artifacts.has(key)) ? readText(deps, key) : "";
