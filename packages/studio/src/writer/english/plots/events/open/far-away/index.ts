import type { ClauseScene } from "../../../clause-scene.ts";
import { aboard } from "./aboard.ts";
import { atSea } from "./at-sea.ts";
import { bargains } from "./bargains.ts";
import { chanceCompany } from "./chance-company.ts";
import { fromTheStars } from "./from-the-stars.ts";
import { lastChances } from "./last-chances.ts";
import { lastOnes } from "./last-ones.ts";
import { onLand } from "./on-land.ts";
import { onTheLine } from "./on-the-line.ts";
import { otherLives } from "./other-lives.ts";
import { otherTimes } from "./other-times.ts";
import { outOfTime } from "./out-of-time.ts";
import { quests } from "./quests.ts";
import { robots } from "./robots.ts";
import { strangeRules } from "./strange-rules.ts";
import { whereNothingGrows } from "./where-nothing-grows.ts";
import { wideWaters } from "./wide-waters.ts";

/** Stories of space, machines, the sea, journeys and strange places. The first that fits a sentence is told. */
export const storiesOfFarAway: readonly ClauseScene[] = [
  ...aboard,
  ...robots,
  ...otherTimes,
  ...strangeRules,
  ...atSea,
  ...onLand,
  ...onTheLine,
  ...whereNothingGrows,
  ...chanceCompany,
  ...bargains,
  ...lastOnes,
  ...wideWaters,
  ...lastChances,
  ...outOfTime,
  ...fromTheStars,
  ...otherLives,
  ...quests,
];
