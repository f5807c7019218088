import type { ClauseScene } from "../../../clause-scene.ts";
import { lostWays } from "./lost-ways.ts";
import { peopleSought } from "./people-sought.ts";
import { runaways } from "./runaways.ts";
import { thingsSought } from "./things-sought.ts";

const stories: readonly ClauseScene[] = [...peopleSought, ...thingsSought, ...lostWays, ...runaways];

/** Stories for any event of a kind. The first that fits a sentence is told. */
export const storiesOfSearch: readonly ClauseScene[] = stories.map((story) => ({ ...story, isWhole: true }));
