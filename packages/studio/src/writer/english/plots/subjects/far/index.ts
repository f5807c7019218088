import type { SubjectStory } from "../subject-story.ts";

/** Stories of space, other times and magic among grown-ups. */
export const storiesOfFarAway: readonly SubjectStory[] = [];
