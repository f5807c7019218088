import type { Task } from "#contract/schema/task.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { readJson, readText } from "../artifact/task-files.ts";
import { StoryDraft } from "../story/story.ts";
import { findTask } from "./find-task.ts";
import { withLongTexts } from "./long-texts.ts";
import type { HasTasks } from "./ports.ts";
import { type Presents, present } from "./present.ts";
import { areExpired, versionOf } from "./task-version.ts";

/** A user's task with its long texts. */
export const showTask = async (deps: Presents & HasTasks, userId: string, taskId: string): Promise<Task> =>
  showRecord(deps, await findTask(deps, userId, taskId));

/**
 * A task with its long texts, if its files are not expired. Text files may be missing, as a retry can outlive the files
 * of an earlier attempt.
 */
export const showRecord = async (deps: Presents, task: TaskRecord): Promise<Task> => {
  const whole = await present(deps, await withLongTexts(deps, task));
  // The same version as in lists, which have no long texts.
  const shown = { ...whole, version: await versionOf(task, deps.now()) };
  if (areExpired(task, deps.now())) return shown;
  return {
    ...shown,
    given_full_story: await textAt(deps, task.full_story_key, (key) => readText(deps, key)),
    full_story_text: await textAt(deps, task.story_key, async (key) => (await readJson(deps, key, StoryDraft)).text),
  };
};

const textAt = async (
  { artifacts }: Presents,
  key: string | undefined,
  read: (key: string) => Promise<string>,
): Promise<string | undefined> => (key && (await artifacts.has(key)) ? read(key) : undefined);
