import type { SubjectStory } from "../subject-story.ts";
import { boxers } from "./boxers.ts";

/** Stories of grown-ups at work and in town. */
export const storiesOfWorking: readonly SubjectStory[] = [...boxers];
