import type { SubjectStory } from "../subject-story.ts";
import { boatsAndTowers } from "./boats-and-towers.ts";
import { dogsAndPoets } from "./dogs-and-poets.ts";
import { farBlossoms } from "./far-blossoms.ts";
import { goodTurns } from "./good-turns.ts";
import { growingThings } from "./growing-things.ts";
import { helpers } from "./helpers.ts";
import { household } from "./household.ts";
import { atHomeThings } from "./in-the-house.ts";
import { lastChances } from "./last-chances.ts";
import { leftBehind } from "./left-behind.ts";
import { lostToys } from "./lost-toys.ts";
import { magicThings } from "./magic-things.ts";
import { onTheRoad } from "./on-the-road.ts";
import { onTheWay } from "./on-the-way.ts";
import { replaced } from "./replaced.ts";
import { robotsAtWork } from "./robots-at-work.ts";
import { robotsFarAndOld } from "./robots-far-and-old.ts";
import { robotsWhoLearn } from "./robots-who-learn.ts";
import { skyAndWeather } from "./sky-and-weather.ts";
import { skyTroubles } from "./sky-troubles.ts";
import { smallThings } from "./small-things.ts";
import { snowAndStraw } from "./snow-and-straw.ts";
import { specialThings } from "./special-things.ts";
import { spells } from "./spells.ts";
import { toysAlive } from "./toys-alive.ts";
import { unlikelyPairs } from "./unlikely-pairs.ts";
import { vehicles } from "./vehicles.ts";
import { waitingThings } from "./waiting-things.ts";
import { wishesOfThings } from "./wishes-of-things.ts";
import { wishing } from "./wishing.ts";

/** Stories whose hero is a robot, a toy, a vehicle or another thing. */
export const storiesOfThings: readonly SubjectStory[] = [
  ...farBlossoms,
  ...atHomeThings,
  ...onTheRoad,
  ...onTheWay,
  ...spells,
  ...wishing,
  ...replaced,
  ...waitingThings,
  ...wishesOfThings,
  ...goodTurns,
  ...unlikelyPairs,
  ...leftBehind,
  ...helpers,
  ...skyTroubles,
  ...magicThings,
  ...lastChances,
  ...dogsAndPoets,
  ...specialThings,
  ...robotsAtWork,
  ...robotsFarAndOld,
  ...robotsWhoLearn,
  ...lostToys,
  ...toysAlive,
  ...snowAndStraw,
  ...vehicles,
  ...boatsAndTowers,
  ...smallThings,
  ...skyAndWeather,
  ...growingThings,
  ...household,
];
