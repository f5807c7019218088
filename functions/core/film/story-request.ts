import { lengths } from "#contract/catalogue/lengths.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { Ports, StoryRequest } from "../ports.ts";
import { PreviousStory } from "../story/story.ts";
import { withLongTexts } from "../task/long-texts.ts";
import { readJson } from "./artefact.ts";
import { speechSeconds } from "./length.ts";

/** What the writer is asked for. */
export const storyRequest = async (use: Pick<Ports, "artefacts" | "now">, kept: TaskRecord): Promise<StoryRequest> => {
  const task = await withLongTexts(use, kept);
  return {
    idea: task.input_story,
    storyType: task.story_type,
    language: task.voice_language,
    scenes: lengths[task.video_length_minutes].scenes,
    seconds: speechSeconds(task),
    seed: task.task_id,
    audienceAge: task.audience_age,
    narratorName: task.narrator_name,
    ...(task.sequel_key && { sequelOf: await readJson(use, task.sequel_key, PreviousStory) }),
  };
};
