import { lengths } from "#contract/catalogue/lengths.ts";
import { orderFields } from "#contract/order/fields.ts";
import { withoutCharacterVoices } from "#contract/order/without-voices.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { readJson } from "../artifact/task-files.ts";
import { speechSeconds } from "../media/film-format.ts";
import { factsReason } from "../order/needs-facts.ts";
import type { RunningTask } from "../pipeline/attempt.ts";
import { promptsOf } from "../prompt/prompts-of.ts";
import type { HasClock } from "../shared/ports.ts";
import type { StoryRequest } from "../story/ports.ts";
import { PreviousStory } from "../story/story.ts";
import { withLongTexts } from "../task/long-texts.ts";

/** The request to the story writer. */
export const storyRequest = async (deps: HasArtifacts & HasClock, kept: RunningTask): Promise<StoryRequest> => {
  const task = await withLongTexts(deps, kept);
  return {
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
    heroName: task.fixed_character_name || undefined,
    // A voice changes neither the story nor its pictures.
    ...(task.outline && Object.keys(task.outline).length > 0 && withoutCharacterVoices({ outline: task.outline })),
    ...(task.characters?.length && {
      characters: task.characters.map(({ name, kind, look }) => ({
        name,
        ...(kind && { kind }),
        ...(look && { look }),
      })),
    }),
    ...(task.character_voices && { hasCharacterVoices: true as const }),
    // The default of the form is no choice of the user: models have better defaults of their own.
    temperature: task.temperature === orderFields.temperature.default ? undefined : task.temperature,
    ...(factsReason(task.story_type, task.input_story) && { needsFacts: true as const }),
    wishes: promptsOf({ ...task, video_scene_count: lengths[task.video_length_minutes].scenes }),
    model: task.models.writer,
    ...(task.sequel_key && { sequelOf: await readJson(deps, task.sequel_key, PreviousStory) }),
  };
};
