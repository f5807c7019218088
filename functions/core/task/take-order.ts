import type { IncomingOrder } from "#contract/schema/incoming-order.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { Ports } from "../ports.ts";
import { type CreatesTasks, createTask } from "./create-task.ts";
import { editTask } from "./edit-task.ts";
import { findTask } from "./find-task.ts";
import { refuseLiveTask } from "./in-mode.ts";
import { formOf, over, wordsOf } from "./incoming-order.ts";
import type { Origin } from "./origin.ts";

type TakesOrders = CreatesTasks & Pick<Ports, "tasks">;

/** An order of a program, in the mode that it names. */
export const takeOrder = async (
  use: TakesOrders,
  userId: string,
  { mode, task_id = "", from_task_id = "", triggered_by = "api_call", ...said }: IncomingOrder,
  { test }: { readonly test: boolean },
): Promise<TaskRecord> => {
  const origin: Origin = { triggered_by, id: "api", test };
  switch (mode) {
    case "create":
      return createTask(use, userId, formOf(said), origin);
    case "edit": {
      await refuseLiveTask(use, userId, task_id, { mode: test ? "test" : "live" });
      const before = await findTask(use, userId, task_id);
      // A pasted story is kept, unless a new one is told.
      const story = said.input_story ? "" : await fullStoryOf(use, before);
      return editTask(use, userId, task_id, formOf(over(wordsOf(before), said), story));
    }
    case "repeat": {
      const source = await findTask(use, userId, from_task_id);
      const story = said.input_story ? "" : await fullStoryOf(use, source);
      // Another story is not told under the name of the one before.
      const name = said.input_story ? undefined : source.code_name;
      return createTask(use, userId, formOf(over({ ...wordsOf(source), code_name: name }, said), story), origin);
    }
    case "continue":
      throw new Error("not yet");
  }
};

const fullStoryOf = async (use: Pick<Ports, "artefacts">, { full_story_key }: TaskRecord): Promise<string> =>
  full_story_key ? new TextDecoder().decode(await use.artefacts.get(full_story_key)) : "";
