import type { SubjectStory } from "../../subject-story.ts";
import { companions } from "./companions.ts";
import { crossings } from "./crossings.ts";
import { farFromHome } from "./far-from-home.ts";
import { firstTimes } from "./first-times.ts";
import { homecomings } from "./homecomings.ts";
import { journeys } from "./journeys.ts";
import { meetings } from "./meetings.ts";
import { moving } from "./moving.ts";
import { onTheRoad } from "./on-the-road.ts";
import { runningAway } from "./running-away.ts";
import { strangeWorlds } from "./strange-worlds.ts";
import { stuck } from "./stuck.ts";

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
];
