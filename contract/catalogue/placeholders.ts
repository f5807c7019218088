/** The placeholders of system prompts. Values of the order replace them; the match is exact. */
export const placeholders = {
  language: "__story_language_placeholder__",
  age: "__audience_age_placeholder__",
  minutes: "__video_length_minutes_placeholder__",
  scenes: "__scene_count_placeholder__",
  fixedCharacter: "__fixed_character_name_placeholder__",
} as const;

export type Placeholder = (typeof placeholders)[keyof typeof placeholders];

/** The two system prompts of a story type: for writing the story, and for planning its scenes. */
export const promptParts = ["writing", "structure"] as const;
export type PromptPart = (typeof promptParts)[number];

const { language, age, minutes, scenes, fixedCharacter } = placeholders;

/** The placeholders that each of the two system prompts of a story type must contain. */
export const requiredPlaceholders = (storyType: string): readonly Placeholder[] => [
  ...[language, age, minutes, scenes],
  ...(storyType === "comics_story" ? [fixedCharacter] : []),
];
