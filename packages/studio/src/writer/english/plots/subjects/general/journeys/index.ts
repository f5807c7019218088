import type { SubjectStory } from "../../subject-story.ts";
import { companions } from "./companions.ts";
import { crossings } from "./crossings.ts";
import { farAndLate } from "./far-and-late.ts";
import { farFromHome } from "./far-from-home.ts";
import { firstTimes } from "./first-times.ts";
import { holidays } from "./holidays.ts";
import { homecomings } from "./homecomings.ts";
import { journeys } from "./journeys.ts";
import { meetings } from "./meetings.ts";
import { moving } from "./moving.ts";
import { newStarts } from "./new-starts.ts";
import { onTheRoad } from "./on-the-road.ts";
import { runningAway } from "./running-away.ts";
import { strangeWorlds } from "./strange-worlds.ts";
import { stuck } from "./stuck.ts";
import { trips } from "./trips.ts";
import { weather } from "./weather.ts";
import { wildWays } from "./wild-ways.ts";
import { wrongWays } from "./wrong-ways.ts";

/** Stories of journeys, arrivals and meetings on the way. */
export const storiesOfJourneys: readonly SubjectStory[] = [
  ...moving,
  ...companions,
  ...journeys,
  ...firstTimes,
  ...runningAway,
  ...homecomings,
  ...stuck,
  ...meetings,
  ...crossings,
  ...strangeWorlds,
  ...onTheRoad,
  ...farFromHome,
  ...wrongWays,
  ...weather,
  ...trips,
  ...holidays,
  ...wildWays,
  ...newStarts,
  ...farAndLate,
];
