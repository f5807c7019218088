import type { SubjectStory } from "../subject-story.ts";

/** Stories of children at school, among friends, in contests and on stages. */
export const storiesOfSchool: readonly SubjectStory[] = [];
