import { formFromTask } from "#contract/order/convert.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { readJson, readText } from "../artifact/task-files.ts";
import { Refusal } from "../shared/errors.ts";
import { truncate } from "../shared/truncate.ts";
import { PreviousStory } from "../story/story.ts";
import { findFilm } from "../task/find-task.ts";
import { withLongTexts } from "../task/long-texts.ts";
import type { HasTasks } from "../task/ports.ts";
import { type CreatesTasks, createTask } from "./create-task.ts";
import { type FormFields, mergeForm } from "./merge-form.ts";
import { fromSite, type Origin } from "./origin.ts";
import { previousStory } from "./previous-story.ts";

type OrdersAgain = CreatesTasks & HasTasks;

/** Orders a film again with the given changes. It is a new task with its own price. */
export const repeatTask = async (
  deps: OrdersAgain,
  userId: string,
  sourceId: string,
  given: FormFields,
  origin: Origin = fromSite,
): Promise<TaskRecord> => {
  const found = await findFilm(deps, userId, sourceId);
  if (found.translation_key)
    throw new Refusal(
      "conflict",
      "A film in another language has the pictures of its first film. Please order the language again on the page of that film.",
    );
  const source = await withLongTexts(deps, found);
  const before = { ...formAgain(source), fullStory: await readFullStory(deps, source) };
  // Another story gets another name, and a film that was named after its story is named after the new telling.
  const same = [given["inputStory"], given["fullStory"]].every((text) => text === undefined);
  const keepsName = same && !source.is_named_after_story;
  const form = mergeForm({ ...before, codeName: keepsName ? before.codeName : "" }, given, origin);
  return createTask(deps, userId, form, {
    ...origin,
    source: { source_task_id: sourceId, source_mode: "repeat", look_seed: source.look_seed },
    // A repeated sequel stays a sequel.
    ...(source.sequel_key &&
      (await deps.artifacts.has(source.sequel_key)) && {
        sequelOf: await readJson(deps, source.sequel_key, PreviousStory),
      }),
  });
};

/** Orders a sequel with the same characters, from the given story or else from the source's story. */
export const continueTask = async (
  deps: OrdersAgain,
  userId: string,
  sourceId: string,
  given: FormFields,
  origin: Origin = fromSite,
): Promise<TaskRecord> => {
  const found = await findFilm(deps, userId, sourceId);
  if (found.process_status !== "completed")
    throw new Refusal(
      "conflict",
      `Can only create sequels for completed tasks. Current status: ${found.process_status}.`,
    );
  const source = await withLongTexts(deps, found);
  const { inputStory, ...rest } = given;
  // A form opened from the source sends the source's story back, which is not a new story.
  const isNew = typeof inputStory === "string" && inputStory.trim() !== "" && inputStory.trim() !== source.input_story;
  const before = await previousStory(deps, source, !isNew && !given["fullStory"]);
  const next = `A sequel to “${before.title}”. The story so far: ${truncate(before.storySoFar, 900)}`;
  const codeName = isNew || given["fullStory"] ? "" : truncate(`${before.series} - Part ${before.part}`, 297);
  const form = mergeForm(
    {
      ...formAgain(source),
      outline: undefined,
      inputStory: isNew ? inputStory : given["fullStory"] ? "" : next,
      codeName,
    },
    rest,
    origin,
  );
  return createTask(deps, userId, form, {
    ...origin,
    source: {
      source_task_id: sourceId,
      source_mode: "continue",
      look_seed: source.look_seed ?? source.task_id,
    },
    sequelOf: before,
  });
};

/** The form of a film that is ordered again. A first look is not taken over. */
const formAgain = (source: TaskRecord) => {
  const form = formFromTask(source);
  return form.review === "first_scene" ? { ...form, review: undefined } : form;
};

/** The full story that a task was ordered with, "" if it has none or the file is deleted. */
export const readFullStory = async (deps: HasArtifacts, { full_story_key: key }: TaskRecord): Promise<string> =>
  key && (await deps.artifacts.has(key)) ? readText(deps, key) : "";
