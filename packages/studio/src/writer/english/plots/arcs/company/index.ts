import type { Arc } from "../arc.ts";
import { quarrelArcs } from "./quarrels.ts";
import { stuckArcs } from "./stuck.ts";
import { teachingArcs } from "./teaching.ts";

/** Arcs for what people do with each other, or to each other. */
export const companyArcs: readonly Arc[] = [...stuckArcs, ...quarrelArcs, ...teachingArcs];
