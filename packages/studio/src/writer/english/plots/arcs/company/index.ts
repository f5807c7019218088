import type { Arc } from "../arc.ts";
import { betweenTwoArcs } from "./between-two.ts";
import { closerArcs } from "./closer.ts";
import { comerArcs } from "./comers.ts";
import { dealArcs } from "./deals.ts";
import { doorArcs } from "./doors.ts";
import { everybodyArcs } from "./everybody.ts";
import { familyArcs } from "./families.ts";
import { heartArcs } from "./hearts.ts";
import { lessonArcs } from "./lessons.ts";
import { lossArcs } from "./losses.ts";
import { outsiderArcs } from "./outsiders.ts";
import { quarrelArcs } from "./quarrels.ts";
import { romanceArcs } from "./romances.ts";
import { stuckArcs } from "./stuck.ts";
import { teachingArcs } from "./teaching.ts";

/** Arcs for what people do with each other, or to each other. */
export const companyArcs: readonly Arc[] = [
  ...romanceArcs,
  ...betweenTwoArcs,
  ...doorArcs,
  ...closerArcs,
  ...familyArcs,
  ...lossArcs,
  ...everybodyArcs,
  ...heartArcs,
  ...comerArcs,
  ...dealArcs,
  ...outsiderArcs,
  ...stuckArcs,
  ...quarrelArcs,
  ...lessonArcs,
  ...teachingArcs,
];
