import type { SubjectStory } from "../subject-story.ts";
import { afterHours } from "./after-hours.ts";
import { backwards } from "./backwards.ts";
import { cabins } from "./cabins.ts";
import { cleverCases } from "./clever-cases.ts";
import { closeCalls } from "./close-calls.ts";
import { closedFloors } from "./closed-floors.ts";
import { comicCrooks } from "./comic-crooks.ts";
import { creeping } from "./creeping.ts";
import { detectives } from "./detectives.ts";
import { doubles } from "./doubles.ts";
import { duties } from "./duties.ts";
import { evidence } from "./evidence.ts";
import { ghosts } from "./ghosts.ts";
import { hackersAndSpies } from "./hackers-and-spies.ts";
import { hardCalls } from "./hard-calls.ts";
import { haunts } from "./haunts.ts";
import { heists } from "./heists.ts";
import { hideouts } from "./hideouts.ts";
import { lastRides } from "./last-rides.ts";
import { lightFingers } from "./light-fingers.ts";
import { looseEnds } from "./loose-ends.ts";
import { messages } from "./messages.ts";
import { money } from "./money.ts";
import { monsters } from "./monsters.ts";
import { murders } from "./murders.ts";
import { neighboursAndSigns } from "./neighbours-and-signs.ts";
import { nightErrands } from "./night-errands.ts";
import { nightShifts } from "./night-shifts.ts";
import { objects } from "./objects.ts";
import { oddArrests } from "./odd-arrests.ts";
import { pursued } from "./pursued.ts";
import { schemers } from "./schemers.ts";
import { smallDetectives } from "./small-detectives.ts";
import { spooks } from "./spooks.ts";
import { thieves } from "./thieves.ts";
import { tightSpots } from "./tight-spots.ts";
import { towns } from "./towns.ts";
import { trials } from "./trials.ts";
import { villageCases } from "./village-cases.ts";

/** Stories of detectives, thieves, spies and ghosts. */
export const storiesOfCrime: readonly SubjectStory[] = [
  ...hardCalls,
  ...oddArrests,
  ...afterHours,
  ...looseEnds,
  ...lastRides,
  ...nightErrands,
  ...tightSpots,
  ...evidence,
  ...neighboursAndSigns,
  ...closedFloors,
  ...lightFingers,
  ...hideouts,
  ...comicCrooks,
  ...backwards,
  ...duties,
  ...creeping,
  ...haunts,
  ...spooks,
  ...schemers,
  ...doubles,
  ...villageCases,
  ...messages,
  ...hackersAndSpies,
  ...heists,
  ...pursued,
  ...murders,
  ...trials,
  ...cleverCases,
  ...closeCalls,
  ...money,
  ...thieves,
  ...monsters,
  ...nightShifts,
  ...cabins,
  ...ghosts,
  ...objects,
  ...towns,
  ...detectives,
  ...smallDetectives,
];
