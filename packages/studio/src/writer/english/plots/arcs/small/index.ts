import type { Arc } from "../arc.ts";
import { misfitArcs } from "./misfits.ts";
import { mishapArcs } from "./mishaps.ts";
import { creaturesInOffice, unusualCreatures } from "./unusual.ts";

/** Arcs for creatures, things and figures of tales; the most special ones first. */
export const smallArcs: readonly Arc[] = [...mishapArcs, ...creaturesInOffice, ...misfitArcs, ...unusualCreatures];
