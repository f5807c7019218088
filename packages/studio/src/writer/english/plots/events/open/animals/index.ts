import type { ClauseScene } from "../../../clause-scene.ts";
import { fears } from "./fears.ts";
import { lostAndSought } from "./lost-and-sought.ts";
import { otherThanItsKind } from "./other-than-its-kind.ts";

/** Stories of animals, toys and things that live. The first that fits a sentence is told. */
export const storiesOfAnimals: readonly ClauseScene[] = [
  // Who wants what its kind does not, who is afraid of what its kind does.
  ...otherThanItsKind,
  ...fears,
  // Who loses something, and who gets lost.
  ...lostAndSought,
];
