import type { ClauseScene } from "../../../clause-scene.ts";
import { braveDays } from "./brave-days.ts";
import { brothersAndSisters } from "./brothers-and-sisters.ts";
import { daysAtHome } from "./days-at-home.ts";
import { eveningsAndTempers } from "./evenings-and-tempers.ts";
import { farAndNear } from "./far-and-near.ts";
import { fearsAtHome } from "./fears-at-home.ts";
import { fearsOutside } from "./fears-outside.ts";
import { foundAndGrown } from "./found-and-grown.ts";
import { lettersAndRunaways } from "./letters-and-runaways.ts";
import { lostAndMissed } from "./lost-and-missed.ts";
import { metAndAlive } from "./met-and-alive.ts";
import { schoolDays } from "./school-days.ts";
import { smallWrongs } from "./small-wrongs.ts";
import { strangeDays } from "./strange-days.ts";
import { teamAndStage } from "./team-and-stage.ts";
import { wishesOfChildren } from "./wishes-of-children.ts";
import { woodsAndNights } from "./woods-and-nights.ts";

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
  // Teams and stages, woods and nights, strange days, letters and running away.
  ...teamAndStage,
  ...woodsAndNights,
  ...strangeDays,
  ...lettersAndRunaways,
  // Museums, other times, twins, and one who is bullied.
  ...metAndAlive,
];
