import { asked } from "./asked.ts";
import { bakingContest, race } from "./contests.ts";
import { carrying, giving, growing, learning, making, working } from "./doing.ts";
import { habit, wantingOne } from "./every-day.ts";
import { quarrelOver } from "./everyday.ts";
import { different, fear, journey, longing, missing } from "./feeling.ts";
import { discovery, owner, secret, seekBeing, seekThing } from "./finding.ts";
import { anything, care, facing, wonder } from "./helping.ts";
import { undoneSpell } from "./losses.ts";
import { unfit } from "./marvels.ts";
import { confession } from "./mishaps.ts";
import { moreAnything } from "./more-any.ts";
import { moreCarrying, moreJourney, moreMaking, moreWorking } from "./more-doing.ts";
import { moreDiscovery, moreFear, moreLonging } from "./more-feeling.ts";
import { friendsOfTwo } from "./more-friendships.ts";
import { oddFood } from "./odd-things.ts";
import { ownAct, ownState, ownTrouble } from "./own.ts";
import { friendship, newPlace } from "./people.ts";
import { cooking, storm } from "./plain.ts";
import type { Plot, PlotGroup } from "./plot.ts";
import { lateRules, situationRules } from "./situation-rules.ts";
import { firstTooth } from "./small-wonders.ts";
import { thirdAnything, thirdMaking } from "./third-any.ts";

/** Groups whose words stand in many ideas that they do not fit well. */
const groups: readonly PlotGroup[] = [
  anything,
  asked,
  care,
  carrying,
  cooking,
  different,
  discovery,
  facing,
  fear,
  friendship,
  giving,
  habit,
  journey,
  learning,
  longing,
  missing,
  moreAnything,
  moreDiscovery,
  moreFear,
  friendsOfTwo,
  moreLonging,
  newPlace,
  ownAct,
  owner,
  ownState,
  ownTrouble,
  quarrelOver,
  secret,
  seekBeing,
  seekThing,
  storm,
  thirdAnything,
  wonder,
  working,
  ...lateRules.map(({ group }) => group),
];

const wide: ReadonlySet<Plot> = new Set(groups.flat());

/** Whether a plot fits so many ideas that the idea's own sentences are told rather. */
export const isWidePlot = (plot: Plot): boolean => wide.has(plot);

const ofActs: ReadonlySet<Plot> = new Set([
  ...wide,
  ...[making, moreMaking, thirdMaking, growing, moreJourney, moreCarrying, moreWorking].flat(),
]);

/** Whether a plot tells how a single thing is done: an idea that goes on after that is told from its own sentences. */
export const isPlotOfAct = (plot: Plot): boolean => ofActs.has(plot);

const stock: ReadonlySet<Plot> = new Set(
  [anything, asked, habit, moreAnything, ownAct, ownState, ownTrouble, thirdAnything, wonder, working].flat(),
);

/** Whether a plot is only for ideas that nothing else fits: any scenes of the idea's own events are better. */
export const isStockPlot = (plot: Plot): boolean => stock.has(plot);

const ofMisfits: ReadonlySet<Plot> = new Set(unfit);

/** Whether a plot is for anybody who does not do what such a one does: a story of just this is better. */
export const isPlotOfMisfit = (plot: Plot): boolean => ofMisfits.has(plot);

const situational: ReadonlySet<Plot> = new Set(situationRules.flatMap(({ group }) => group));

/** Whether a plot is only for one situation, that an idea tells in so many words. */
export const isSituationPlot = (plot: Plot): boolean => situational.has(plot);

const exact: ReadonlySet<Plot> = new Set(
  [bakingContest, confession, firstTooth, oddFood, race, undoneSpell, wantingOne].flat(),
);

/** Whether a plot tells its situation more exactly than a story for any event of a kind. */
export const isExactPlot = (plot: Plot): boolean => exact.has(plot);
