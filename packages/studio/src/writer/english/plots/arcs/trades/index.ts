import type { Arc } from "../arc.ts";
import { changeArcs } from "./changes.ts";
import { claimArcs } from "./claims.ts";
import { contestArcs } from "./contests.ts";
import { crimeArcs } from "./crimes.ts";
import { habitArcs } from "./habits.ts";
import { mixupArcs } from "./mixups.ts";
import { postArcs } from "./posts.ts";
import { pretenceArcs } from "./pretences.ts";
import { taskArcs } from "./tasks.ts";

/** What grown-ups and others do for a living, for money, for fame and in secret. */
export const tradesArcs: readonly Arc[] = [
  ...mixupArcs,
  ...crimeArcs,
  ...changeArcs,
  ...claimArcs,
  ...pretenceArcs,
  ...contestArcs,
  ...postArcs,
  ...taskArcs,
  ...habitArcs,
];
