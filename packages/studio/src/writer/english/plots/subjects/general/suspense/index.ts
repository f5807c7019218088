import type { SubjectStory } from "../../subject-story.ts";
import { accusations } from "./accusations.ts";
import { beforeTheShow } from "./before-the-show.ts";
import { callsAndDoubles } from "./calls-and-doubles.ts";
import { cases } from "./cases.ts";
import { darkCorners } from "./dark-corners.ts";
import { escapes } from "./escapes.ts";
import { farFromHelp } from "./far-from-help.ts";
import { finds } from "./finds.ts";
import { heists } from "./heists.ts";
import { hiddenLives } from "./hidden-lives.ts";
import { lastRides } from "./last-rides.ts";
import { leftAtTheEdge } from "./left-at-the-edge.ts";
import { nightsInside } from "./nights-inside.ts";
import { noThankYou } from "./no-thank-you.ts";
import { oddMachines } from "./odd-machines.ts";
import { otherSelves } from "./other-selves.ts";
import { strangersAmongUs } from "./strangers-among-us.ts";
import { stuckTogether } from "./stuck-together.ts";
import { timesToCome } from "./times-to-come.ts";
import { twoHomes } from "./two-homes.ts";
import { wholeTowns } from "./whole-towns.ts";

/** Stories of cases, dangers, strange places and the future. */
export const storiesOfSuspense: readonly SubjectStory[] = [
  ...cases,
  ...accusations,
  ...heists,
  ...hiddenLives,
  ...escapes,
  ...darkCorners,
  ...finds,
  ...oddMachines,
  ...farFromHelp,
  ...wholeTowns,
  ...otherSelves,
  ...stuckTogether,
  ...beforeTheShow,
  ...callsAndDoubles,
  ...lastRides,
  ...leftAtTheEdge,
  ...nightsInside,
  ...noThankYou,
  ...strangersAmongUs,
  ...timesToCome,
  ...twoHomes,
];
