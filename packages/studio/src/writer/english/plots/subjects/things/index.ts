import type { SubjectStory } from "../subject-story.ts";
import { boatsAndTowers } from "./boats-and-towers.ts";
import { dogsAndPoets } from "./dogs-and-poets.ts";
import { growingThings } from "./growing-things.ts";
import { household } from "./household.ts";
import { lastChances } from "./last-chances.ts";
import { lostToys } from "./lost-toys.ts";
import { robotsAtWork } from "./robots-at-work.ts";
import { robotsFarAndOld } from "./robots-far-and-old.ts";
import { robotsWhoLearn } from "./robots-who-learn.ts";
import { skyAndWeather } from "./sky-and-weather.ts";
import { smallThings } from "./small-things.ts";
import { snowAndStraw } from "./snow-and-straw.ts";
import { specialThings } from "./special-things.ts";
import { toysAlive } from "./toys-alive.ts";
import { vehicles } from "./vehicles.ts";

/** Stories whose hero is a robot, a toy, a vehicle or another thing. */
export const storiesOfThings: readonly SubjectStory[] = [
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
