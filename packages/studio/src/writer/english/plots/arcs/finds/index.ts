import type { Arc } from "../arc.ts";
import { doubles } from "./doubles.ts";
import { facts } from "./facts.ts";
import { factsOfChildren } from "./facts-of-children.ts";
import { gifts } from "./gifts.ts";
import { loyalty } from "./loyalty.ts";
import { places } from "./places.ts";
import { signs } from "./signs.ts";
import { things } from "./things.ts";
import { watch } from "./watch.ts";

/** What is found, found out, noticed and told, the most special first. */
export const findsArcs: readonly Arc[] = [
  ...loyalty,
  ...doubles,
  ...watch,
  ...places,
  ...gifts,
  ...signs,
  ...things,
  ...facts,
  ...factsOfChildren,
];
