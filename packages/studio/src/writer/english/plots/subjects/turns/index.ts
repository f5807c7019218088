import type { SubjectStory } from "../subject-story.ts";

/** Stories of small turns in the lives of grown-ups. */
export const storiesOfTurns: readonly SubjectStory[] = [];
