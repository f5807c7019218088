import type { SubjectStory } from "../../subject-story.ts";
import { ofAnimals } from "./animals.ts";
import { ofChildren } from "./children.ts";
import { ofGrownUps } from "./grown-ups.ts";
import { ofTasks } from "./tasks.ts";
import { ofTurns } from "./turns.ts";

/** Stories of everyday turns: a new baby, a day off school, a night in a train, a hedgehog who is awake in winter. */
export const storiesOfEveryDay: readonly SubjectStory[] = [
  ...ofAnimals,
  ...ofChildren,
  ...ofGrownUps,
  ...ofTasks,
  ...ofTurns,
];
