import type { SubjectStory } from "../subject-story.ts";

/** Stories whose hero is a robot, a toy, a vehicle or another thing. */
export const storiesOfThings: readonly SubjectStory[] = [];
