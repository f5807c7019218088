import type { SubjectStory } from "../subject-story.ts";
import { darkHouses } from "./dark-houses.ts";
import { errands } from "./errands.ts";
import { hours } from "./hours.ts";
import { neighbours } from "./neighbours.ts";
import { nights } from "./nights.ts";
import { riddles } from "./riddles.ts";
import { secrets } from "./secrets.ts";

/** Stories of small turns in the lives of grown-ups. */
export const storiesOfTurns: readonly SubjectStory[] = [
  ...darkHouses,
  ...secrets,
  ...nights,
  ...neighbours,
  ...hours,
  ...errands,
  ...riddles,
];
