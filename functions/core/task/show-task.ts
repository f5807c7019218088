import type { Task } from "#contract/schema/task.ts";
import { readJson, readText } from "../artifact/task-files.ts";
import type { HasWait } from "../shared/ports.ts";
import { StoryDraft } from "../story/story.ts";
import { withLongTexts } from "./long-texts.ts";
import type { HasTasks } from "./ports.ts";
import { type Presents, present } from "./present.ts";
import { areExpired, versionOf } from "./task-version.ts";
import { watchTask } from "./watch-task.ts";

/**
 * One task with all its texts, as long as its files are there: a retry's may outlive its story's. Whoever names the
 * version that they have seen, and how long they would wait, is answered when there is something new.
 */
export const showTask = async (
  use: Presents & HasTasks & HasWait,
  userId: string,
  taskId: string,
  seen: Parameters<typeof watchTask>[3] = {},
): Promise<Task> => {
  const task = await watchTask(use, userId, taskId, seen);
  const whole = await present(use, await withLongTexts(use, task));
  // Lists, which have no long texts, name the same version.
  const shown = { ...whole, version: await versionOf(task, use.now()) };
  if (areExpired(task, use.now())) return shown;
  return {
    ...shown,
    given_full_story: await textAt(use, task.full_story_key, (key) => readText(use, key)),
    full_story_text: await textAt(use, task.story_key, async (key) => (await readJson(use, key, StoryDraft)).text),
  };
};

const textAt = async (
  { artefacts }: Presents,
  key: string | undefined,
  read: (key: string) => Promise<string>,
): Promise<string | undefined> => (key && (await artefacts.has(key)) ? read(key) : undefined);
