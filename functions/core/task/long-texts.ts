import * as z from "zod";
import type { TaskOrder } from "#contract/schema/task.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { digest } from "../shared/digest.ts";
import type { HasClock } from "../shared/ports.ts";
import { truncate } from "../shared/truncate.ts";
import { areExpired } from "./task-version.ts";

/** An idea of so many letters stays in the record: a page of 100 tasks is then what a function may answer, in any script. */
const inRecord = 3_000;
/** What a list shows of a longer one. */
const shown = 1_000;

const LongTexts = z.object({
  input_story: z.string(),
  system_prompt_story_writing: z.string(),
  system_prompt_structure_design: z.string(),
});

/**
 * An order as its record takes it. Its owner's system prompts and a long idea may be 400 KB and more together, which
 * no item of the table holds: they are a file of the task.
 */
export const keepLongTexts = async (
  deps: HasArtifacts,
  folder: string,
  order: TaskOrder,
): Promise<TaskOrder & Pick<TaskRecord, "long_texts_key">> => {
  const texts = LongTexts.parse(order);
  const isLong = [...order.input_story].length > inRecord;
  if (!isLong && !texts.system_prompt_story_writing && !texts.system_prompt_structure_design)
    return { ...order, long_texts_key: undefined };
  const long_texts_key = `${folder}/order-${await digest(texts)}.json`;
  await deps.artifacts.put(long_texts_key, JSON.stringify(texts), "application/json");
  return {
    ...order,
    input_story: isLong ? truncate(order.input_story, shown) : order.input_story,
    system_prompt_story_writing: "",
    system_prompt_structure_design: "",
    long_texts_key,
  };
};

/** A task with the whole of its order, as long as its files are there. */
export const withLongTexts = async <T extends TaskRecord>(deps: HasArtifacts & HasClock, task: T): Promise<T> => {
  const { long_texts_key: key } = task;
  if (!key || areExpired(task, deps.now()) || !(await deps.artifacts.has(key))) return task;
  return { ...task, ...LongTexts.parse(JSON.parse(new TextDecoder().decode(await deps.artifacts.get(key)))) };
};
