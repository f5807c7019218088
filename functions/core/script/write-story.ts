import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { createJsonOnce, folderOf, readJson, readText } from "../artifact/task-files.ts";
import { commitInAttempt, enterStage } from "../pipeline/attempt.ts";
import type { Commits } from "../shared/commit.ts";
import { digest } from "../shared/digest.ts";
import type { HasClock } from "../shared/ports.ts";
import { truncate } from "../shared/truncate.ts";
import type { HasStoryWriter } from "../story/ports.ts";
import { StoryDraft } from "../story/story.ts";
import { titledText } from "../story/titled-text.ts";
import type { TaskAttempt, TaskChange } from "../task/changes.ts";
import type { HasTasks } from "../task/ports.ts";
import { storyRequest } from "./story-request.ts";
import { translateStory } from "./translate-script.ts";

export type WritesStories = HasTasks & HasClock & HasArtifacts & HasStoryWriter & Commits<TaskChange>;

/**
 * Writes the story of a film: from the idea, or the user's full story adapted to the length. A new cut has the story of
 * its film, and a film in another language its translation.
 */
export const writeStory = async (deps: WritesStories, run: TaskAttempt): Promise<{ storyKey: string }> => {
  const task = await enterStage(deps, run, "story");
  if (task.cut_of && task.story_key) return { storyKey: task.story_key };
  const request = await storyRequest(deps, task);
  const { translation_key: sourceKey, full_story_key: full } = task;
  const name = await digest({ request, full, ...(sourceKey && { sourceKey }) });
  const storyKey = await createJsonOnce(deps, `${folderOf(task)}/story-${name}.json`, StoryDraft, async () => {
    if (sourceKey) return translateStory(deps, task, sourceKey);
    const told = full
      ? await deps.writer.adapt({ ...request, ...titledText(await readText(deps, full)) })
      : await deps.writer.write(request);
    return { ...told, title: ownTitle(task) || told.title };
  });
  const story = await readJson(deps, storyKey, StoryDraft);

  const set = {
    story_key: storyKey,
    story_title: story.title,
    word_for_word: story.wordForWord,
    ...(task.is_named_after_story && story.title && { code_name: story.title }),
  };
  await commitInAttempt(deps, [{ kind: "set-task", run, in: "in_progress", set }]);
  return { storyKey };
};

/** A longer title fits neither a title card nor YouTube. */
const maxTitleLength = 100;

/** The title that the owner gave the film in the form. Programs name tasks, and a sequel is named after its series. */
const ownTitle = (task: TaskRecord): string | undefined => {
  const isNamedTask = task.is_named_after_story || task.triggered_by !== "web_user" || task.sequel_key !== undefined;
  return isNamedTask ? undefined : truncate(task.code_name, maxTitleLength);
};
