import type { SubjectStory } from "../subject-story.ts";
import { adventures } from "./adventures.ts";
import { aliens } from "./aliens.ts";
import { captains } from "./captains.ts";
import { caravans } from "./caravans.ts";
import { doors } from "./doors.ts";
import { fantasy } from "./fantasy.ts";
import { future } from "./future.ts";
import { hiddenRoads } from "./hidden-roads.ts";
import { lonelyStations } from "./lonely-stations.ts";
import { longAgoAndSoon } from "./long-ago-and-soon.ts";
import { minds } from "./minds.ts";
import { oldTimes } from "./old-times.ts";
import { otherLives } from "./other-lives.ts";
import { pastDays } from "./past-days.ts";
import { powers } from "./powers.ts";
import { robots } from "./robots.ts";
import { sieges } from "./sieges.ts";
import { spaceErrands } from "./space-errands.ts";
import { spellsAndSpirits } from "./spells-and-spirits.ts";
import { timeLoops } from "./time-loops.ts";
import { worlds } from "./worlds.ts";

/** Stories of space, other times and magic among grown-ups. */
export const storiesOfFarAway: readonly SubjectStory[] = [
  ...hiddenRoads,
  ...longAgoAndSoon,
  ...otherLives,
  ...pastDays,
  ...spaceErrands,
  ...spellsAndSpirits,
  ...adventures,
  ...aliens,
  ...captains,
  ...caravans,
  ...doors,
  ...fantasy,
  ...future,
  ...lonelyStations,
  ...minds,
  ...oldTimes,
  ...powers,
  ...robots,
  ...sieges,
  ...timeLoops,
  ...worlds,
];
