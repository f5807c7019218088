import type { ClauseScene } from "../../../clause-scene.ts";

/** Stories of grown-ups: families, love, age, loss, neighbours. The first that fits a sentence is told. */
export const storiesOfGrownUps: readonly ClauseScene[] = [];
