import type { Arc } from "../arc.ts";
import { anyChildArcs } from "./any-child.ts";
import { anyGrownArcs } from "./any-grown.ts";
import { anyOtherHeroArcs } from "./any-other-hero.ts";
import { blowArcs } from "./blows.ts";
import { makingArcs } from "./making.ts";
import { mishapArcs } from "./mishaps.ts";
import { othersActArcs } from "./others-act.ts";
import { othersActChildArcs } from "./others-act-child.ts";
import { outingArcs } from "./outings.ts";
import { refusalArcs } from "./refusals.ts";
import { stateArcs } from "./states.ts";
import { thingsActArcs } from "./things-act.ts";
import { travelArcs } from "./travels.ts";
import { tryArcs } from "./tries.ts";
import { turnArcs } from "./turns.ts";

/** Arcs for what people do and for what happens to them, told where no other fits; the most special come first. */
export const doingsArcs: readonly Arc[] = [
  ...mishapArcs,
  ...outingArcs,
  ...refusalArcs,
  ...makingArcs,
  ...travelArcs,
  ...tryArcs,
  ...blowArcs,
  ...othersActChildArcs,
  ...othersActArcs,
  ...thingsActArcs,
  ...turnArcs,
  ...stateArcs,
];

/** Arcs for any sentence at all. */
export const anyDoingArcs: readonly Arc[] = [...anyChildArcs, ...anyGrownArcs, ...anyOtherHeroArcs];
