import { folderOf, keepJson, readJson, readText } from "../artifact/task-files.ts";
import type { TaskRun } from "../change.ts";
import { commitInRun, enterStage } from "../pipeline/attempt.ts";
import type { Ports } from "../ports.ts";
import { digest } from "../shared/digest.ts";
import { StoryDraft } from "../story/story.ts";
import { storyRequest } from "./story-request.ts";

export type WritesStories = Pick<Ports, "tasks" | "commit" | "now" | "artefacts" | "writer">;

/** The story of a film: written from the idea, or the user's own, made to fit. */
export const writeStory = async (use: WritesStories, run: TaskRun): Promise<{ storyKey: string }> => {
  const task = await enterStage(use, run, "story");
  const request = await storyRequest(use, task);
  const name = await digest({ request, full: task.full_story_key });
  const storyKey = await keepJson(use, `${folderOf(task)}/story-${name}.json`, StoryDraft, async () =>
    task.full_story_key
      ? use.writer.adapt({ ...request, text: await readText(use, task.full_story_key) })
      : use.writer.write(request),
  );
  const story = await readJson(use, storyKey, StoryDraft);

  const set = { story_key: storyKey, story_title: story.title, word_for_word: story.wordForWord };
  await commitInRun(use, [{ kind: "set-task", run, in: "in_progress", set }]);
  return { storyKey };
};
