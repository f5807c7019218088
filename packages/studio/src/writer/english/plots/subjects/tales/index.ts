import type { SubjectStory } from "../subject-story.ts";

/** Stories of animals that speak, dragons, princesses, witches and pirates. */
export const storiesOfTales: readonly SubjectStory[] = [];
