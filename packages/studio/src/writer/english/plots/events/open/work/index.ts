import type { ClauseScene } from "../../../clause-scene.ts";

/** Stories of work, crime, riddles, stages and sport. The first that fits a sentence is told. */
export const storiesOfWork: readonly ClauseScene[] = [];
