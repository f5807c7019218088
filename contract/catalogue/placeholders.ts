/** What stands in a system prompt for something that only the order knows. Matched by exactly these letters. */
export const placeholders = {
  language: "__story_language_placeholder__",
  age: "__audience_age_placeholder__",
  minutes: "__video_length_minutes_placeholder__",
  scenes: "__scene_count_placeholder__",
  fixedCharacter: "__fixed_character_name_placeholder__",
} as const;

export type Placeholder = (typeof placeholders)[keyof typeof placeholders];

/** The two prompts of a story type: how its story is told, and how it is cut into pictures. */
export const promptParts = ["writing", "structure"] as const;
export type PromptPart = (typeof promptParts)[number];

const { language, age, minutes, scenes, fixedCharacter } = placeholders;

/** The placeholders that a prompt cannot do without, in the part where they belong. */
export const requiredPlaceholders = (storyType: string, part: PromptPart): readonly Placeholder[] => [
  ...(part === "writing" ? [language, age, minutes] : [language, scenes]),
  ...(storyType === "comics_story" ? [fixedCharacter] : []),
];
