import { lengths } from "#contract/catalogue/lengths.ts";
import type { StoryRequest } from "../ports.ts";
import { speechSeconds } from "./length.ts";
import type { RunningTask } from "./run.ts";

/** What the writer is asked for. */
export const storyRequest = (task: RunningTask): StoryRequest => ({
  idea: task.input_story,
  storyType: task.story_type,
  language: task.voice_language,
  scenes: lengths[task.video_length_minutes].scenes,
  seconds: speechSeconds(task),
  seed: task.task_id,
  audienceAge: task.audience_age,
  audienceGender: task.audience_gender,
  audienceLocation: task.audience_geo_location,
  thematicPurpose: task.thematic_purpose,
  signaturePhrases: task.signature_phrases,
  searchKeywords: task.search_keywords,
  narratorName: task.narrator_name,
  temperature: task.temperature,
  wishes: { writing: task.system_prompt_story_writing, structure: task.system_prompt_structure_design },
  model: task.models.writer,
});
