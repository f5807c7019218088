import type { SubjectStory } from "../subject-story.ts";

/** Stories of grown-ups: love, parents, inheritances, old age. */
export const storiesOfFamilies: readonly SubjectStory[] = [];
