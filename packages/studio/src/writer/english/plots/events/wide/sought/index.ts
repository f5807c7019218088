import type { ClauseScene } from "../../../clause-scene.ts";
import { hardSearches } from "./hard-searches.ts";
import { lostWays } from "./lost-ways.ts";
import { onTheWay } from "./on-the-way.ts";
import { peopleSought } from "./people-sought.ts";
import { runaways } from "./runaways.ts";
import { smallRescues } from "./small-rescues.ts";
import { thingsSought } from "./things-sought.ts";

const stories: readonly ClauseScene[] = [
  ...hardSearches,
  ...smallRescues,
  ...peopleSought,
  ...thingsSought,
  ...lostWays,
  ...runaways,
  ...onTheWay,
];

/** Stories for any event of a kind. The first that fits a sentence is told. */
export const storiesOfSearch: readonly ClauseScene[] = stories.map((story) => ({ ...story, isWhole: true }));
