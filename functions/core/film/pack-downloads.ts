import type { HasArtifacts } from "../artifact/ports.ts";
import { deliveryFolder, putOnce, readJson } from "../artifact/task-files.ts";
import { commitInAttempt, enterStage } from "../pipeline/attempt.ts";
import type { Commits } from "../shared/commit.ts";
import { digest } from "../shared/digest.ts";
import type { HasClock } from "../shared/ports.ts";
import { StoryDraft } from "../story/story.ts";
import type { TaskAttempt, TaskChange } from "../task/changes.ts";
import type { HasTasks } from "../task/ports.ts";
import { downloadsOf } from "./downloads.ts";

/** Stores the story and the description as text files, and all downloads but the material for video editors as one zip file. */
export const packDownloads = async (
  deps: HasTasks & HasClock & HasArtifacts & Commits<TaskChange>,
  run: TaskAttempt,
  storyKey: string,
): Promise<void> => {
  const task = await enterStage(deps, run, "publishing");
  const story = await readJson(deps, storyKey, StoryDraft);
  const told = `${story.title}\n\n${story.text}\n`;
  const { youtube_video_title, youtube_video_description, youtube_video_hashtags } = task;
  const described = [youtube_video_title, youtube_video_description, youtube_video_hashtags].filter(Boolean);
  const description = `${described.join("\n\n")}\n`;
  const folder = await deliveryFolder(task);
  const texts = {
    story_text_key: `${folder}/story-${await digest(told)}.txt`,
    description_text_key: `${folder}/description-${await digest(description)}.txt`,
  };
  const files = downloadsOf({ ...task, ...texts, everything_key: undefined, editor_key: undefined });
  const everything_key = `${folder}/everything-${await digest(files)}.zip`;

  await putOnce(deps, texts.story_text_key, told, plain);
  await putOnce(deps, texts.description_text_key, description, plain);
  if (!(await deps.artifacts.has(everything_key)))
    await deps.artifacts.zip(
      everything_key,
      files.map(({ key, fileName }) => ({ key, name: fileName })),
    );
  await commitInAttempt(deps, [{ kind: "set-task", run, in: "in_progress", set: { ...texts, everything_key } }]);
};

const plain = "text/plain; charset=utf-8";
