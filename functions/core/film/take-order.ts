import type { IncomingOrder } from "#contract/schema/incoming-order.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { cut } from "../cut.ts";
import { Refusal } from "../errors.ts";
import type { Ports } from "../ports.ts";
import { StoryDraft } from "../story/story.ts";
import { type CreatesTasks, createTask } from "../task/create-task.ts";
import { editTask } from "../task/edit-task.ts";
import { findTask } from "../task/find-task.ts";
import { refuseLiveTask } from "../task/in-mode.ts";
import { formOf, over, wordsOf } from "../task/incoming-order.ts";
import { readJson } from "./artefact.ts";

type TakesOrders = CreatesTasks & Pick<Ports, "tasks">;

/** An order of a program, in the mode that it names. */
export const takeOrder = async (
  use: TakesOrders,
  userId: string,
  { mode, task_id = "", from_task_id = "", triggered_by: by = "api_call", ...said }: IncomingOrder,
  { test }: { readonly test: boolean },
): Promise<TaskRecord> => {
  const origin = { by, id: "api" as const, test };
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
      const code_name = said.input_story ? undefined : source.code_name;
      return createTask(use, userId, formOf(over({ ...wordsOf(source), code_name }, said), story), origin);
    }
    case "continue": {
      const source = await findTask(use, userId, from_task_id);
      const next = { ...wordsOf(source), code_name: undefined, input_story: await sequelTo(use, source) };
      return createTask(use, userId, formOf(over(next, said)), origin);
    }
  }
};

const fullStoryOf = async (use: Pick<Ports, "artefacts">, { full_story_key: key }: TaskRecord): Promise<string> =>
  key && (await use.artefacts.has(key)) ? new TextDecoder().decode(await use.artefacts.get(key)) : "";

/** Letters of the story so far that a writer goes on from. */
const soFarLetters = 900;

/** The idea of a sequel: from the story that was told, or from its description where its files are gone. */
const sequelTo = async (use: Pick<Ports, "artefacts">, source: TaskRecord): Promise<string> => {
  if (source.process_status !== "completed")
    throw new Refusal(
      "conflict",
      `Can only create sequels for completed tasks. Current status: ${source.process_status}.`,
    );
  const { story_key: key, story_title, youtube_video_description, code_name, input_story } = source;
  const told = key && (await use.artefacts.has(key)) ? await readJson(use, key, StoryDraft) : undefined;
  const soFar = told?.text ?? youtube_video_description ?? input_story;
  return `A sequel to “${story_title ?? code_name}”. The story so far: ${cut(soFar, soFarLetters)}`;
};
