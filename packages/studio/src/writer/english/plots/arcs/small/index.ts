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
import { creaturesInOffice, unusualCreatures } from "./unusual.ts";

/** What is taken for a thing, and is somebody: "Amara, 6", "my teacher mr Okonkwo", "an au pair". */
const SOMEBODY = /(?:, |\bage |\baged )\d{1,2}\b|\b(?:mr|mrs|miss|teacher|pair|behalf|clones?|organ)\b/i;

/** An arc for things is not told of people whose names say nothing of who they are. */
const withoutPeople = (arc: Arc): Arc =>
  arc.of === "things"
    ? { ...arc, idea: new RegExp(`^(?!.*(?:${SOMEBODY.source}))(?:${arc.idea?.source ?? ""})`, "i") }
    : arc;

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
  ...creaturesInOffice,
  ...refusalArcs,
  ...refusalsInTales,
  ...journeyArcs,
  ...misfitArcs,
  ...unusualCreatures,
  ...anySmallArcs,
].map(withoutPeople);
