import * as z from "zod";
import type { TaskOrder } from "#contract/schema/task.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { digest } from "../shared/digest.ts";
import type { HasClock } from "../shared/ports.ts";
import { truncate } from "../shared/truncate.ts";
import { areExpired } from "./task-version.ts";

/** Longer ideas are stored as a file: a page of 100 tasks must fit into a Lambda response (6 MB) in any script. */
const maxIdeaInRecord = 3_000;
/** Characters of a longer idea that stay in the record, for lists. */
const shown = 1_000;

const LongTexts = z.object({
  input_story: z.string(),
  system_prompt_story_writing: z.string(),
  system_prompt_structure_design: z.string(),
});

/**
 * Moves long texts of an order into a file of the task: system prompts and a long idea may exceed 400 KB, the limit of
 * a DynamoDB item.
 */
export const keepLongTexts = async (
  deps: HasArtifacts,
  folder: string,
  order: TaskOrder,
): Promise<TaskOrder & Pick<TaskRecord, "long_texts_key">> => {
  const texts = LongTexts.parse(order);
  const isLong = [...order.input_story].length > maxIdeaInRecord;
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

/** A task with its long texts, unless its files are expired. */
export const withLongTexts = async <T extends TaskRecord>(deps: HasArtifacts & HasClock, task: T): Promise<T> => {
  const { long_texts_key: key } = task;
  if (!key || areExpired(task, deps.now()) || !(await deps.artifacts.has(key))) return task;
  return { ...task, ...LongTexts.parse(JSON.parse(new TextDecoder().decode(await deps.artifacts.get(key)))) };
};
