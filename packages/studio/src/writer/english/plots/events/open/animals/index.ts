import type { ClauseScene } from "../../../clause-scene.ts";

/** Stories of animals, toys and things that live. The first that fits a sentence is told. */
export const storiesOfAnimals: readonly ClauseScene[] = [];
