import type { HasArtifacts } from "../artifact/ports.ts";
import { folderOf, readJson } from "../artifact/task-files.ts";
import { commitInRun, findRun } from "../pipeline/attempt.ts";
import type { Commits } from "../shared/commit.ts";
import { digest } from "../shared/digest.ts";
import { StoryDraft } from "../story/story.ts";
import type { TaskChange, TaskRun } from "../task/changes.ts";
import type { HasTasks } from "../task/ports.ts";
import { downloadsOf } from "./downloads.ts";

const text = "text/plain; charset=utf-8";

/** Puts the story and the description into files, and all that can be downloaded into one. */
export const packFilm = async (
  use: HasTasks & HasArtifacts & Commits<TaskChange>,
  run: TaskRun,
  at: { readonly storyKey: string },
): Promise<void> => {
  const task = await findRun(use, run);
  const story = await readJson(use, at.storyKey, StoryDraft);
  const told = `${story.title}\n\n${story.text}\n`;
  const { youtube_video_title, youtube_video_description, youtube_video_hashtags } = task;
  const described = [youtube_video_title, youtube_video_description, youtube_video_hashtags].filter(Boolean);
  const description = `${described.join("\n\n")}\n`;
  const folder = folderOf(task);
  const texts = {
    story_text_key: `${folder}/story-${await digest(told)}.txt`,
    description_text_key: `${folder}/description-${await digest(description)}.txt`,
  };
  const files = downloadsOf({ ...task, ...texts, everything_key: undefined });
  const everything_key = `${folder}/everything-${await digest(files)}.zip`;

  if (!(await use.artefacts.has(everything_key))) {
    await use.artefacts.put(texts.story_text_key, told, text);
    await use.artefacts.put(texts.description_text_key, description, text);
    await use.artefacts.zip(
      everything_key,
      files.map(({ key, fileName }) => ({ key, name: fileName })),
    );
  }
  await commitInRun(use, [{ kind: "set-task", run, in: "in_progress", set: { ...texts, everything_key } }]);
};
