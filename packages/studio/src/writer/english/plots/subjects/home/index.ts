import type { SubjectStory } from "../subject-story.ts";
import { recipes } from "./recipes.ts";

/** Stories of children at home: grandparents, brothers and sisters, animals, holidays. */
export const storiesOfHome: readonly SubjectStory[] = [...recipes];
