import type { Arc } from "./arc.ts";
import { companyArcs } from "./company/index.ts";
import { anyDoingArcs, doingsArcs } from "./doings/index.ts";
import { findsArcs } from "./finds/index.ts";
import { anySmallHeroArcs, smallArcs } from "./small/index.ts";
import { tradesArcs } from "./trades/index.ts";

/** Arcs that know what sort of event it is. The first one that fits is told. */
export const arcsOfEvents: readonly Arc[] = [...smallArcs, ...findsArcs, ...companyArcs, ...tradesArcs, ...doingsArcs];

/** Arcs for any action, where no other fits. */
export const arcsOfAnyAction: readonly Arc[] = [...anySmallHeroArcs, ...anyDoingArcs];
