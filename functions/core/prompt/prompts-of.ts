import { audienceAges } from "#contract/catalogue/audiences.ts";
import type { PromptPart } from "#contract/catalogue/placeholders.ts";
import { placeholders } from "#contract/catalogue/placeholders.ts";
import type { TaskOrder } from "#contract/schema/task.ts";
import { filled } from "./placeholders.ts";
import { templateOf } from "./templates.ts";

type Ordered = Pick<
  TaskOrder,
  | "story_type"
  | "voice_language"
  | "audience_age"
  | "video_length_minutes"
  | "video_scene_count"
  | "system_prompt_story_writing"
  | "system_prompt_structure_design"
> & {
  readonly fixed_character_name?: string | undefined;
  readonly characters?: TaskOrder["characters"];
};

/**
 * The two system prompts of a task, filled in: the owner's own, else those of its story type. The story is not part of
 * them, so placeholders in it are not replaced.
 */
export const promptsOf = (task: Ordered): Readonly<Record<PromptPart, string>> => {
  const { writing, structure } = templateOf(task.story_type);
  const values = {
    [placeholders.language]: capital(task.voice_language),
    [placeholders.age]: ageOf(task.audience_age),
    [placeholders.minutes]: String(task.video_length_minutes),
    [placeholders.scenes]: String(task.video_scene_count),
    [placeholders.fixedCharacter]: task.fixed_character_name || task.characters?.[0]?.name || "the hero",
  };
  return {
    writing: filled(task.system_prompt_story_writing || writing, values),
    structure: filled(task.system_prompt_structure_design || structure, values),
  };
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const ages: Readonly<Record<string, string>> = audienceAges;
/** A value that is not in the catalogue is free text, put on one line. */
const ageOf = (age: string): string => (Object.hasOwn(ages, age) ? ages[age] : undefined) ?? age.replace(/\s+/g, " ");
