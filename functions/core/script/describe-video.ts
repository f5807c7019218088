import { splitHashtags } from "#contract/order/hashtags.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { createJsonOnce, folderOf, readJson } from "../artifact/task-files.ts";
import { Timing } from "../media/timing.ts";
import { commitInAttempt, findAttempt } from "../pipeline/attempt.ts";
import { orBuiltIn } from "../provider/or-built-in.ts";
import type { Commits } from "../shared/commit.ts";
import { digest } from "../shared/digest.ts";
import type { HasClock } from "../shared/ports.ts";
import type { HasStoryWriter } from "../story/ports.ts";
import { Plan, StoryDraft } from "../story/story.ts";
import type { TaskAttempt, TaskChange } from "../task/changes.ts";
import type { HasTasks } from "../task/ports.ts";
import { filmChapters } from "./film-chapters.ts";
import { Published } from "./published.ts";

interface DescribeInput {
  readonly storyKey: string;
  readonly scenesKey: string;
  readonly timingKey: string;
  readonly retries: number;
}

/**
 * Writes title, description with chapter times, and hashtags for sharing the film. It runs beside the scenes, whose work
 * must not be lost: the built-in publisher writes the texts if the task's model cannot. `retries` says how often this stage
 * was retried.
 */
export const describeVideo = async (
  deps: HasTasks & HasClock & HasArtifacts & HasStoryWriter & Commits<TaskChange>,
  run: TaskAttempt,
  { retries, ...at }: DescribeInput,
): Promise<void> => {
  const task = await findAttempt(deps, run);
  const name = await digest({ at, model: task.models.writer });
  const key = await createJsonOnce(deps, `${folderOf(task)}/publishing-${name}.json`, Published, async () => {
    const { scenes, title } = await readJson(deps, at.scenesKey, Plan);
    const timing = await readJson(deps, at.timingKey, Timing);
    const { text } = await readJson(deps, at.storyKey, StoryDraft);
    const request = {
      title,
      text,
      chapters: filmChapters(scenes, timing),
      language: task.voice_language,
      storyType: task.story_type,
      heroName: task.fixed_character_name || undefined,
      audienceAge: task.audience_age,
      channel: task.youtube_channel_description || undefined,
      searchKeywords: task.search_keywords || undefined,
    };
    return orBuiltIn({ model: task.models.writer, retries }, async (model) =>
      Published.parse(await deps.writer.describe({ ...request, model })),
    );
  });
  const { title, description, hashtags } = await readJson(deps, key, Published);

  const set = {
    youtube_video_title: title,
    youtube_video_description: description,
    youtube_video_hashtags: withOwn(task.own_hashtags, hashtags).join(" "),
  };
  await commitInAttempt(deps, [{ kind: "set-task", run, in: "in_progress", set }]);
};

/** The owner's hashtags, then the others that are not among them. */
const withOwn = (own = "", others: readonly string[]): readonly string[] => {
  const first = splitHashtags(own).map((hashtag) => `#${hashtag}`);
  const known = new Set(first.map((hashtag) => hashtag.toLowerCase()));
  return [...new Set(first), ...others.filter((hashtag) => !known.has(hashtag.toLowerCase()))];
};
