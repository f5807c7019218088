import type { SubjectStory } from "../subject-story.ts";
import { bansAndStrikes } from "./bans-and-strikes.ts";
import { farAndNear } from "./far-and-near.ts";
import { givenBack } from "./given-back.ts";
import { tooBig } from "./too-big.ts";
import { unlikeTheOthers } from "./unlike-the-others.ts";
import { wrongTurns } from "./wrong-turns.ts";

/** Stories of small turns in the days of children, animals and things. */
export const storiesOfDays: readonly SubjectStory[] = [
  ...givenBack,
  ...farAndNear,
  ...tooBig,
  ...bansAndStrikes,
  ...wrongTurns,
  ...unlikeTheOthers,
];
