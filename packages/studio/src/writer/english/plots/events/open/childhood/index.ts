import type { ClauseScene } from "../../../clause-scene.ts";
import { brothersAndSisters } from "./brothers-and-sisters.ts";
import { fearsAtHome } from "./fears-at-home.ts";
import { fearsOutside } from "./fears-outside.ts";
import { schoolDays } from "./school-days.ts";

/** Stories of children and their days: what they fear, learn, lose, want, and with whom they make up. The first that fits a sentence is told. */
export const storiesOfChildhood: readonly ClauseScene[] = [
  // What children are afraid of.
  ...fearsAtHome,
  ...fearsOutside,
  // Brothers, sisters, friends and classmates.
  ...brothersAndSisters,
  ...schoolDays,
];
