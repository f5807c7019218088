import type { Task } from "#contract/schema/task.ts";
import type { Ports } from "../ports.ts";
import { StoryDraft } from "../story/story.ts";
import { findTask } from "../task/find-task.ts";
import { type Presents, present } from "../task/present.ts";
import { readJson } from "./artefact.ts";

/** One task with the whole text of its story, as long as its files are there: a retry's may outlive its story's. */
export const showTask = async (use: Presents & Pick<Ports, "tasks">, userId: string, taskId: string): Promise<Task> => {
  const task = await findTask(use, userId, taskId);
  const shown = await present(use, task);
  const there = task.story_key && (!task.expires_at || new Date(task.expires_at) > use.now());
  if (!task.story_key || !there || !(await use.artefacts.has(task.story_key))) return shown;
  const { text } = await readJson(use, task.story_key, StoryDraft);
  return { ...shown, full_story_text: text };
};
