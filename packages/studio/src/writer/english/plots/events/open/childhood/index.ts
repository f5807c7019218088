import type { ClauseScene } from "../../../clause-scene.ts";
import { braveDays } from "./brave-days.ts";
import { brothersAndSisters } from "./brothers-and-sisters.ts";
import { daysAtHome } from "./days-at-home.ts";
import { eveningsAndTempers } from "./evenings-and-tempers.ts";
import { farAndNear } from "./far-and-near.ts";
import { fearsAtHome } from "./fears-at-home.ts";
import { fearsOutside } from "./fears-outside.ts";
import { foundAndGrown } from "./found-and-grown.ts";
import { lostAndMissed } from "./lost-and-missed.ts";
import { schoolDays } from "./school-days.ts";
import { smallWrongs } from "./small-wrongs.ts";
import { wishesOfChildren } from "./wishes-of-children.ts";

/** Stories of children and their days: what they fear, learn, lose, want, and with whom they make up. The first that fits a sentence is told. */
export const storiesOfChildhood: readonly ClauseScene[] = [
  // What children are afraid of.
  ...fearsAtHome,
  ...fearsOutside,
  // Brothers, sisters, friends and classmates.
  ...brothersAndSisters,
  ...schoolDays,
  // What is lost, and what is wished for.
  ...lostAndMissed,
  ...wishesOfChildren,
  // What is found or grown, and what goes wrong.
  ...foundAndGrown,
  ...smallWrongs,
  // What takes courage, and days at home.
  ...braveDays,
  ...daysAtHome,
  // A move, a visit, the old ones next door.
  ...farAndNear,
  ...eveningsAndTempers,
];
