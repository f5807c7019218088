import type { SubjectStory } from "../subject-story.ts";

/** Stories of detectives, thieves, spies and ghosts. */
export const storiesOfCrime: readonly SubjectStory[] = [];
