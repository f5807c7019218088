import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { readJson } from "../artifact/task-files.ts";
import type { HasAssistant } from "../assist/ports.ts";
import { suggestSummary } from "../assist/suggest-summary.ts";
import type { HasClock, HasWait } from "../shared/ports.ts";
import { truncate } from "../shared/truncate.ts";
import { LookBible, Plan, PreviousStory, StoryDraft } from "../story/story.ts";

type Reads = HasArtifacts & HasAssistant & HasClock & HasWait;

/** Maximum characters of the ending that a sequel starts from. */
const endingLetters = 600;
/** Maximum seconds that an order waits for a summary of the story so far. */
const maxWaitSeconds = 3;

/**
 * What a sequel must know about a completed film. If its files are deleted: the title, description and prompt of its
 * record.
 */
export const previousStory = async (deps: Reads, task: TaskRecord, isOpen: boolean): Promise<PreviousStory> => {
  const there = task.expires_at !== undefined && new Date(task.expires_at) > deps.now();
  const read = async <T>(key: string | undefined, reading: (key: string) => Promise<T>): Promise<T | undefined> =>
    there && key && (await deps.artifacts.has(key)) ? reading(key) : undefined;
  const [story, plan, before, look] = await Promise.all([
    read(task.story_key, (key) => readJson(deps, key, StoryDraft)),
    read(task.scenes_key, (key) => readJson(deps, key, Plan)),
    read(task.sequel_key, (key) => readJson(deps, key, PreviousStory)),
    read(task.look_key, (key) => readJson(deps, key, LookBible)),
  ]);
  const title = task.story_title ?? task.code_name;
  const language = task.voice_language;
  return {
    title,
    series: before?.series ?? title,
    part: (before?.part ?? 1) + 1,
    idea: before?.idea ?? truncate(task.input_story, 2_000),
    storySoFar: story
      ? await suggestSummary(deps, { story: story.text, language }, maxWaitSeconds)
      : (task.youtube_video_description ?? truncate(task.input_story, 1_000)),
    ending: story ? endOf(story.text) : "",
    cast: plan?.cast ?? story?.cast ?? [],
    ...(plan?.places && { places: plan.places }),
    ...(look && { look }),
    isOpen,
  };
};

/** The end of a text, cut at the start of a sentence. */
const endOf = (text: string): string => {
  const last = [...text].slice(-endingLetters).join("");
  if (last.length === text.length) return text;
  const start = /[.!?。！？।]["'”」』»]?\s*/u.exec(last);
  return start ? last.slice(start.index + start[0].length) || last : last;
};
