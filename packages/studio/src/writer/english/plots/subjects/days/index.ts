import type { SubjectStory } from "../subject-story.ts";
import { bansAndStrikes } from "./bans-and-strikes.ts";
import { farAndNear } from "./far-and-near.ts";
import { feasts } from "./feasts.ts";
import { givenBack } from "./given-back.ts";
import { hoursAndFeasts } from "./hours-and-feasts.ts";
import { mornings } from "./mornings.ts";
import { oddMornings } from "./odd-mornings.ts";
import { strangeDays } from "./strange-days.ts";
import { tooBig } from "./too-big.ts";
import { unlikeTheOthers } from "./unlike-the-others.ts";
import { wrongTurns } from "./wrong-turns.ts";

/** Stories of small turns in the days of children, animals and things. */
export const storiesOfDays: readonly SubjectStory[] = [
  ...hoursAndFeasts,
  ...strangeDays,
  ...mornings,
  ...feasts,
  ...oddMornings,
  ...givenBack,
  ...farAndNear,
  ...tooBig,
  ...bansAndStrikes,
  ...wrongTurns,
  ...unlikeTheOthers,
];
