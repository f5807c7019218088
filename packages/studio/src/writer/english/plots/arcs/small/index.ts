import type { Arc } from "../arc.ts";
import { amongManyArcs } from "./among-many.ts";
import { anySmallArcs } from "./any-small.ts";
import { eventArcs } from "./events.ts";
import { foundOutArcs } from "./found-out.ts";
import { friendArcs } from "./friends.ts";
import { helpedJourneys, journeyArcs } from "./journeys.ts";
import { misfitArcs } from "./misfits.ts";
import { mishapArcs } from "./mishaps.ts";
import { particularArcs } from "./particular.ts";
import { refusalArcs, refusalsInTales } from "./refusals.ts";
import { taleArcs } from "./tales.ts";
import { creaturesWithPosts, unusualCreatures } from "./unusual.ts";

/** Arcs for creatures, things and figures of tales; the most special ones first. */
export const smallArcs: readonly Arc[] = [
  ...taleArcs,
  ...particularArcs,
  ...foundOutArcs,
  ...amongManyArcs,
  ...mishapArcs,
  ...helpedJourneys,
  ...friendArcs,
  ...eventArcs,
  ...creaturesWithPosts,
  ...refusalArcs,
  ...refusalsInTales,
  ...journeyArcs,
  ...misfitArcs,
  ...unusualCreatures,
];

/** Arcs for whatever creatures and things do. */
export const anySmallHeroArcs: readonly Arc[] = anySmallArcs;
