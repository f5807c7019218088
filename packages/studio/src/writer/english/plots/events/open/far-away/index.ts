import type { ClauseScene } from "../../../clause-scene.ts";

/** Stories of space, machines, the sea, journeys and strange places. The first that fits a sentence is told. */
export const storiesOfFarAway: readonly ClauseScene[] = [];
