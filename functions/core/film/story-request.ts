import { lengths } from "#contract/catalogue/lengths.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { StoryRequest } from "../ports.ts";
import { speechSeconds } from "./length.ts";

/** What the writer is asked for. */
export const storyRequest = (task: TaskRecord): StoryRequest => ({
  idea: task.input_story,
  storyType: task.story_type,
  language: task.voice_language,
  scenes: lengths[task.video_length_minutes].scenes,
  seconds: speechSeconds(task),
  seed: task.task_id,
  audienceAge: task.audience_age,
  narratorName: task.narrator_name,
  heroName: task.fixed_character_name || undefined,
});
