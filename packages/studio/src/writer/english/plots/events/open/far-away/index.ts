import type { ClauseScene } from "../../../clause-scene.ts";
import { aboard } from "./aboard.ts";
import { inTime } from "./in-time.ts";
import { robots } from "./robots.ts";
import { strangeRules } from "./strange-rules.ts";

/** Stories of space, machines, the sea, journeys and strange places. The first that fits a sentence is told. */
export const storiesOfFarAway: readonly ClauseScene[] = [...aboard, ...robots, ...inTime, ...strangeRules];
