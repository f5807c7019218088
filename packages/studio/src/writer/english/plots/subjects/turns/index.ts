import type { SubjectStory } from "../subject-story.ts";
import { errands } from "./errands.ts";
import { hours } from "./hours.ts";
import { neighbours } from "./neighbours.ts";
import { nights } from "./nights.ts";
import { riddles } from "./riddles.ts";
import { secrets } from "./secrets.ts";

/** Stories of small turns in the lives of grown-ups. */
export const storiesOfTurns: readonly SubjectStory[] = [
  ...secrets,
  ...nights,
  ...neighbours,
  ...hours,
  ...errands,
  ...riddles,
];
