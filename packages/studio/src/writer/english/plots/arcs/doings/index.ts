import type { Arc } from "../arc.ts";
import { blowArcs } from "./blows.ts";
import { makingArcs } from "./making.ts";
import { mishapArcs } from "./mishaps.ts";
import { othersActArcs } from "./others-act.ts";
import { outingArcs } from "./outings.ts";
import { refusalArcs } from "./refusals.ts";
import { travelArcs } from "./travels.ts";
import { tryArcs } from "./tries.ts";

/** Arcs for what people do and for what happens to them, told where no other fits; the most special come first. */
export const doingsArcs: readonly Arc[] = [
  ...mishapArcs,
  ...outingArcs,
  ...refusalArcs,
  ...makingArcs,
  ...travelArcs,
  ...tryArcs,
  ...blowArcs,
  ...othersActArcs,
];
