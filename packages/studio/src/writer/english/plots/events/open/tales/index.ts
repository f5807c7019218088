import type { ClauseScene } from "../../../clause-scene.ts";

/** Stories of witches, dragons, knights, ghosts and what they can do. The first that fits a sentence is told. */
export const storiesOfTales: readonly ClauseScene[] = [];
