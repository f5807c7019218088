import type { Arc } from "../arc.ts";
import { anySmallArcs } from "./any-small.ts";
import { eventArcs } from "./events.ts";
import { friendArcs } from "./friends.ts";
import { journeyArcs } from "./journeys.ts";
import { misfitArcs } from "./misfits.ts";
import { mishapArcs } from "./mishaps.ts";
import { refusalArcs, refusalsInTales } from "./refusals.ts";
import { taleArcs } from "./tales.ts";
import { creaturesInOffice, unusualCreatures } from "./unusual.ts";

/** Arcs for creatures, things and figures of tales; the most special ones first. */
export const smallArcs: readonly Arc[] = [
  ...taleArcs,
  ...mishapArcs,
  ...friendArcs,
  ...eventArcs,
  ...creaturesInOffice,
  ...refusalArcs,
  ...refusalsInTales,
  ...journeyArcs,
  ...misfitArcs,
  ...unusualCreatures,
  ...anySmallArcs,
];
