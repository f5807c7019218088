import type { Arc } from "./arc.ts";

/** Arcs that know what sort of event it is. The first one that fits is told. */
export const arcsOfEvents: readonly Arc[] = [];

/** Arcs for any deed, where no other fits. */
export const arcsOfAnyDeed: readonly Arc[] = [];
