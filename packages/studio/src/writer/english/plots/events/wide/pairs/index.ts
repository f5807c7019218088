import type { ClauseScene } from "../../../clause-scene.ts";

/** Stories for any event of a kind. The first that fits a sentence is told. */
export const storiesOfPairs: readonly ClauseScene[] = [];
