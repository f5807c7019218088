import type { ClauseScene } from "../../../clause-scene.ts";
import { contestsAndLessons } from "./contests-and-lessons.ts";
import { fearsAndThanks } from "./fears-and-thanks.ts";
import { kitchensAndCharges } from "./kitchens-and-charges.ts";
import { makers } from "./makers.ts";
import { mustDo } from "./must-do.ts";
import { newcomers } from "./newcomers.ts";
import { pupilsAndSavings } from "./pupils-and-savings.ts";
import { underWay } from "./under-way.ts";
import { unlikeOthers } from "./unlike-others.ts";
import { wishesAgainst } from "./wishes-against.ts";

/** Stories for whatever somebody wants, has to do or decides to do: for an idea that nothing else knows. */
export const storiesOfAnyAim: readonly ClauseScene[] = [...wishesAgainst, ...mustDo];

/** Stories for any event of a kind. The first that fits a sentence is told. */
export const storiesOfAims: readonly ClauseScene[] = [
  ...newcomers,
  ...kitchensAndCharges,
  ...contestsAndLessons,
  ...fearsAndThanks,
  ...pupilsAndSavings,
  ...underWay,
  ...makers,
  ...unlikeOthers,
];
