import type { ClauseScene } from "../../../clause-scene.ts";
import { blameAndTheft } from "./accused.ts";
import { cases } from "./cases.ts";
import { duties } from "./duty.ts";
import { discoveries } from "./found-out.ts";
import { doneOrHidden } from "./hidden-deeds.ts";
import { longNights } from "./long-nights.ts";
import { machinesAndMinds } from "./machines.ts";
import { orders } from "./orders.ts";
import { refusals } from "./refusals.ts";
import { otherTimes } from "./worlds.ts";

/** Stories for any event of a kind. The first that fits a sentence is told. */
const stories: readonly ClauseScene[] = [
  ...doneOrHidden,
  ...discoveries,
  ...blameAndTheft,
  ...cases,
  ...duties,
  ...otherTimes,
  ...machinesAndMinds,
  ...orders,
  ...longNights,
  ...refusals,
];

export const storiesOfSecrets: readonly ClauseScene[] = stories.map((story) => ({ ...story, isWhole: true }));
