import type { SubjectStory } from "../subject-story.ts";

/** Stories of small turns in the days of children, animals and things. */
export const storiesOfDays: readonly SubjectStory[] = [];
